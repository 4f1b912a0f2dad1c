import { filingMachine, type FilingRow } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, momentOf } from '../../i18n/when';

/** The five stages of a filing with their times; corrections that nobody asked for are left out once it is certified. */
export function Stages({ filing: { stages, state } }: { filing: FilingRow }) {
  const t = useT();
  const language = useLanguage();
  const done = stages.at(-1)?.at !== null;
  const shown = stages.filter(({ key, at }) => at || key !== 'corrections' || !done);
  const next = shown.find(({ key, at }) => !at && key !== 'corrections')?.key;
  const asked = filingMachine.actions.correct.from.includes(state);
  const over = filingMachine.actions.submit.from.includes(state);
  const now = asked ? 'corrections' : over ? undefined : next;
  return (
    <ol className="filing-stages" aria-label={t('filing.stages')}>
      {shown.map(({ key, at }) => (
        <li
          key={key}
          data-done={at && key !== now ? '' : undefined}
          aria-current={key === now ? 'step' : undefined}
        >
          <strong>{t(`filing_stage.${key}`)}</strong>
          {at ? (
            <time className="ui-soft" dateTime={at}>
              {key === 'registered' ? dayOf(at, language) : momentOf(at, language)}
            </time>
          ) : (
            <span className="ui-soft">{key === 'corrections' ? t('filing.stage.none') : '—'}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
