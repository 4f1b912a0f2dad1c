import { teamApi } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { HandoverCard } from './HandoverCard';
import { InviteCard } from './InviteCard';
import { Members } from './Members';
import { SentInvitations } from './SentInvitations';
import './team.css';

/** Who works on the IP; for its owner, invitations and taking access away. */
export function TeamPage() {
  const t = useT();
  const ipId = useIpId();
  const { data, error, refetch } = useApi(teamApi.team, { ip_id: ipId }, { staleTime: 0 });
  const changed = () => void refetch();
  useTitle(t('workbench.menu.team'));
  return (
    <>
      <header>
        <h1>{t('workbench.menu.team')}</h1>
        <p className="ui-soft">{t('team.lead')}</p>
      </header>
      {error ? <ErrorState message={error.message} onRetry={changed} /> : null}
      {!data && !error ? <Skeleton lines={3} height={76} /> : null}
      {data ? (
        <div className="team">
          <Members members={data.members} onChange={changed} />
          {/* Another newest invitation empties the form. */}
          {data.manages ? <InviteCard key={data.invitations[0]?.invitation_id} onSent={changed} /> : null}
          {data.invitations.length > 0 ? (
            <SentInvitations invitations={data.invitations} onChange={changed} />
          ) : null}
          {data.manages ? <HandoverCard /> : null}
        </div>
      ) : null}
    </>
  );
}
