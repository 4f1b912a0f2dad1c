import type { BuyerSheet } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

const STEPS = [1, 2, 3, 4] as const;

/** The four steps, whose turn it is and until when. */
export function SheetProgress({ sheet: { step, turn, due_at } }: { sheet: BuyerSheet }) {
  const t = useT();
  const language = useLanguage();
  // Before the check a request is on its first step.
  const current = step ?? (turn ? 1 : null);
  if (current === null) return null;
  return (
    <section className="ui-card ui-stack" aria-label={t('cooperate.steps')}>
      <ol className="request-steps">
        {STEPS.map((one) => (
          <li
            key={one}
            aria-current={one === current ? 'step' : undefined}
            data-done={one < current || current === 4 || undefined}
          >
            <span aria-hidden="true">{one}</span>
            {t(one === 1 && turn === 'staff' ? 'cooperate.step_checking' : `cooperate.step_${one}`)}
          </li>
        ))}
      </ol>
      {turn ? (
        <p className="request-turn" data-mine={turn === 'buyer' || undefined}>
          <strong>{t(`cooperate.turn_${turn}`)}</strong>
          {due_at ? <span>{t('cooperate.until', { day: dayOf(due_at, language) })}</span> : null}
        </p>
      ) : null}
    </section>
  );
}
