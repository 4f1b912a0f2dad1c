import { addWorkingDays, DUE_DAYS } from '@ipw/domain';
import { site } from '../../app/site';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

const STEPS = [
  ['cooperate.how_1', DUE_DAYS.sheet_check],
  ['cooperate.how_2', DUE_DAYS.sheet_answer],
  ['cooperate.how_3', DUE_DAYS.sheet_consult],
  ['cooperate.how_4', undefined],
] as const;

/** What happens to a request: how long each step takes, or until which day when it was sent today. */
export function NextSteps({ sent = false }: { sent?: boolean }) {
  const t = useT();
  const language = useLanguage();
  const now = new Date();
  let total = 0;
  return (
    <ol className="cooperate-next">
      {STEPS.map(([key, days], at) => {
        total += days ?? 0;
        const day = dayOf(addWorkingDays(now, total, site.holidays).toISOString(), language);
        const dated = sent && days !== undefined;
        return (
          <li key={key}>
            <span aria-hidden="true">{at + 1}</span>
            <div>
              <strong>{t(key)}</strong>
              <p className="ui-soft">
                {dated
                  ? t(at === 0 ? 'cooperate.when_1' : 'cooperate.when_2', { day })
                  : t(`${key}_text`, { days: days ?? 0 })}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
