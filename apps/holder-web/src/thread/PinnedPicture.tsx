import type { Pin } from '@ipw/domain';
import { isOn, type NamedPage } from './draft-pages';
import { type PinAnswering, PinItem } from './PinItem';

interface Props extends PinAnswering {
  page: NamedPage;
  /** Pins of the whole round, numbered in a row. */
  pins: readonly Pin[];
}

/** A picture, or a page of a document, with its pins; the list below says where each is and what it says. */
export function PinnedPicture({ page, pins, side, onAnswer }: Props) {
  const own = pins.flatMap((pin, at) => (isOn(pin, page) ? [{ ...pin, number: at + 1 }] : []));
  return (
    <figure className="pinned">
      <a href={page.path} target="_blank" rel="noreferrer" className="pin-stage">
        <img src={page.path} alt={page.name} loading="lazy" />
        {own.map(({ mark_id, number, x, y, w, h }) => (
          <span
            key={mark_id}
            className={w === null ? 'pin' : 'pin pin-box'}
            aria-hidden="true"
            style={{
              left: `${String(x * 100)}%`,
              top: `${String(y * 100)}%`,
              ...(w !== null && { width: `${String(w * 100)}%`, height: `${String((h ?? 0) * 100)}%` }),
            }}
          >
            <span>{number}</span>
          </span>
        ))}
      </a>
      {own.length > 0 && (
        <ol className="pin-list">
          {own.map(({ number, ...pin }) => (
            <li key={pin.mark_id} value={number}>
              <PinItem pin={pin} number={number} side={side} onAnswer={onAnswer} />
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
