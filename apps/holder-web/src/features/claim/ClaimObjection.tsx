import type { ClaimRow } from '@ipw/domain';
import { AlertIcon, buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

/** While somebody objects to a claim: until when staff decide, and the way to answer. */
export function ClaimObjection({ claim: { claim_id, objection } }: { claim: ClaimRow }) {
  const t = useT();
  const language = useLanguage();
  if (!objection) return null;
  const { due_at, answered_at } = objection;
  return (
    <div className="claim-reason" role="note">
      <AlertIcon />
      <div>
        <strong>{t('claim.objection')}</strong>
        <p>
          {due_at && t('claim.objection.due', { day: dayOf(due_at, language) })}{' '}
          {answered_at && t('claim.answer.given', { day: dayOf(answered_at, language) })}
        </p>
        <Link className={buttonClass('secondary')} to={withQuery(paths.claimAnswer, { claim_id })}>
          {t(answered_at ? 'claim.answer.change' : 'claim.answer.open')}
        </Link>
      </div>
    </div>
  );
}
