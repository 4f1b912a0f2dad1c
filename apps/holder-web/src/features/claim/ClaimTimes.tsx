import type { ClaimRow } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';
import { ago, dayOf } from '../../i18n/when';

/** The age of a claim since its last change of state, and by when staff decide. */
export function ClaimTimes({ claim }: { claim: ClaimRow }) {
  const t = useT();
  const language = useLanguage();
  const { created_at, submitted_at, decided_at, due_at } = claim;
  const [key, at] = decided_at
    ? (['claim.decided', decided_at] as const)
    : submitted_at
      ? (['claim.submitted', submitted_at] as const)
      : (['claim.started', created_at] as const);
  return (
    <p className="claim-times">
      <time dateTime={at} title={dayOf(at, language)}>
        {t(key, { ago: ago(at, language) })}
      </time>
      {due_at && <time dateTime={due_at}>{t('claim.due', { day: dayOf(due_at, language) })}</time>}
    </p>
  );
}
