import { claimMachine, type ClaimRow } from '@ipw/domain';
import { StateBadge } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';
import { ClaimActions } from './ClaimActions';
import { ClaimObjection } from './ClaimObjection';
import { ClaimReason } from './ClaimReason';
import { ClaimTimes } from './ClaimTimes';
import { IpPicture } from '../../app/IpPicture';
import { OpenWorkbench } from './OpenWorkbench';

/** One claim: name, status and actions. */
export function ClaimCard({ claim }: { claim: ClaimRow }) {
  const t = useT();
  return (
    <li className="claim-card">
      <IpPicture src={claim.ip_image} name={claim.ip_name} size={88} />
      <div className="claim-card-body">
        <div className="claim-card-head">
          <h2>{claim.ip_name || t('claim.unnamed')}</h2>
          <StateBadge machine={claimMachine} state={claim.state} />
          {claim.kind !== 'normal' && <span className="claim-kind">{t(`claim_kind.${claim.kind}`)}</span>}
        </div>
        <ClaimTimes claim={claim} />
      </div>
      <div className="claim-card-acts">
        <ClaimActions claim={claim} small />
        <OpenWorkbench ipId={claim.ip_id} />
      </div>
      <ClaimReason claim={claim} />
      <ClaimObjection claim={claim} />
    </li>
  );
}
