import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { useT } from '../../i18n/catalogue';
import { Court } from './Court';
import { IpDetailCard } from './IpDetailCard';

/** What waits for the member, and the IP they work on. */
export function HomePage() {
  const t = useT();
  const { user } = useMemberInfo();
  useTitle(t('workbench.menu.home'));
  return (
    <>
      <h1>{t('workbench.home.hello', { name: user.member_name })}</h1>
      <Court />
      <IpDetailCard ipId={user.use_ip_id ?? ''} />
    </>
  );
}
