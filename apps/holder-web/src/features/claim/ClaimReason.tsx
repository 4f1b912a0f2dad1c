import type { ClaimRow } from '@ipw/domain';
import { AlertIcon } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';

/** Why staff rejected a claim: the reason chosen and their text. */
export function ClaimReason({ claim, help }: { claim: ClaimRow; help?: string }) {
  const t = useT();
  if (!claim.reason_code) return null;
  return (
    <div className="claim-reason" role="note">
      <AlertIcon />
      <div>
        <strong>{t(`claim.result.${claim.state}`)}</strong>
        <p>{t(`claim_reason.${claim.reason_code}`)}</p>
        {claim.reason && <blockquote>{claim.reason}</blockquote>}
        {help && <p className="ui-soft">{help}</p>}
      </div>
    </div>
  );
}
