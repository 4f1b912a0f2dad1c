import { PIN_OPEN, type ThreadRound } from '@ipw/domain';
import { useT } from '../i18n/catalogue';
import { isOn, pagesOf } from './draft-pages';
import { type PinAnswering, PinItem } from './PinItem';

/** Pins of earlier rounds that nobody has settled: they stay with the thread until somebody does. */
export function OpenPins({ rounds, side, onAnswer }: PinAnswering & { rounds: readonly ThreadRound[] }) {
  const t = useT();
  const open = rounds.flatMap((round) =>
    round.pins.flatMap((pin, at) => (pin.state === PIN_OPEN ? [{ round, pin, number: at + 1 }] : [])),
  );
  if (open.length === 0) return null;
  return (
    <section className="ui-card deal-part" aria-labelledby="open-pins">
      <h2 id="open-pins">{t('thread.open_pins', { count: open.length })}</h2>
      <p className="ui-soft">{t('thread.open_pins_text')}</p>
      <ul className="open-pins">
        {open.map(({ round, pin, number }) => {
          const page = pagesOf(t, round).find((one) => isOn(pin, one));
          return (
            <li key={pin.mark_id}>
              {page && (
                <a href={page.path} target="_blank" rel="noreferrer">
                  <img
                    src={(page.page === null && page.file.thumb_path) || page.path}
                    alt={page.name}
                    loading="lazy"
                  />
                </a>
              )}
              <div>
                <p className="ui-soft">{t('thread.pin_of', { round: round.number, number })}</p>
                <PinItem pin={pin} number={number} side={side} onAnswer={onAnswer} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
