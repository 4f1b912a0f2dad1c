import { Button, buttonClass, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { Invitations } from '../../invitations/Invitations';
import { ReceivedHandovers } from '../../invitations/ReceivedHandovers';
import { refreshMember, useMember } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import { site } from '../../app/site';
import { useT } from '../../i18n/catalogue';
import { DoorPicture } from './DoorPicture';
import { IpSwitcher } from './IpSwitcher';
import './workbench.css';

/** The IP is linked, but access is not assigned yet: what happens next, a contact, and a reload button. */
export function WaitPermissionPage() {
  const t = useT();
  const member = useMember();
  const [busy, setBusy] = useState(false);
  const [switching, setSwitching] = useState(false);
  const info = member.info;
  // Somebody who is only invited waits for nobody yet.
  const invited = info !== undefined && info.user.invitations > 0 && info.ips.length === 0;
  const title = t(invited ? 'invitation.page' : 'workbench.wait.title');
  useTitle(title);
  if (info?.user.use_ip_id && info.relation.match_relation)
    return <Navigate to={paths.dashboardHome} replace />;
  const current = info?.ips.find((ip) => ip.ip_id === info.user.use_ip_id);
  const look = async () => {
    setBusy(true);
    const now = await refreshMember();
    setBusy(false);
    if (now && !now.relation.match_relation) toast('warning', t('workbench.wait.not_yet'));
  };
  return (
    <div className="app-page wb-wait">
      <DoorPicture />
      <h1>{title}</h1>
      <p className="ui-soft">
        {invited
          ? t('invitation.lead')
          : current
            ? t('workbench.wait.text_of', { name: current.ip_name })
            : t('workbench.wait.text')}
      </p>
      {info ? <ReceivedHandovers /> : null}
      {info ? <Invitations /> : null}
      <dl className="ui-card wb-contact">
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${site.phone}`}>{site.phone}</a>
        </dd>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt>{t('workbench.wait.hours')}</dt>
        <dd>{t('contact.hours')}</dd>
      </dl>
      <div className="ui-row">
        {info && !invited ? (
          <Button look="primary" busy={busy} onClick={() => void look()}>
            {t('workbench.wait.again')}
          </Button>
        ) : null}
        {info ? null : (
          <Link className={buttonClass('primary')} to={paths.login}>
            {t('nav.login')}
          </Link>
        )}
        {info && info.ips.length > 1 && (
          <Button onClick={() => setSwitching(true)}>{t('workbench.switch')}</Button>
        )}
        {info && (
          <Link className={buttonClass('quiet')} to={paths.claim}>
            {t('workbench.menu.claims')}
          </Link>
        )}
      </div>
      {switching && <IpSwitcher current={info?.user.use_ip_id ?? ''} onClose={() => setSwitching(false)} />}
    </div>
  );
}
