import { Failed } from '../components/Placeholder';
import { PageHead } from '../components/PageHead';
import { PageSkeleton } from '../components/PageSkeleton';
import { useT } from '../i18n/locale';
import { useMe } from '../http/session';
import { PasswordCard } from './PasswordCard';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';
import { useAccount } from './use-account';
import './account.css';

/** The staff member's own account: sessions, password, second factor. */
export default function AccountPage() {
  const t = useT();
  const me = useMe();
  const { data, error, again } = useAccount();
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.lead', { name: me.name })} />
      {error && <Failed error={error} retry={() => void again()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <div className="account">
          <SessionsCard sessions={data.sessions} />
          <div className="account-side">
            <SecondFactorCard account={data} />
            <PasswordCard />
          </div>
        </div>
      )}
    </>
  );
}
