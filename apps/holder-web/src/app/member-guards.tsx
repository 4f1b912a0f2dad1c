import { IDENTITY_PENDING } from '@ipw/domain';
import { ask, ErrorState, toast } from '@ipw/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { translate } from '../i18n/catalogue';
import { claimWish } from './claim-wish';
import { refreshMember, retryMember, useMember, useMemberInfo } from './member';
import { paths, withQuery } from './paths';
import { Waiting } from './Waiting';

/** Admits members once the server has identified them; visitors sign in first and come back. */
export function RequireMember({ children = <Outlet /> }: { children?: ReactNode }) {
  const member = useMember();
  const { pathname, search } = useLocation();
  if (member.status === 'visitor')
    return <Navigate to={withQuery(paths.login, { redirect: pathname + search })} replace />;
  if (member.status === 'loading') return <Waiting />;
  if (member.status === 'error') return <ErrorState message={member.message} onRetry={retryMember} />;
  return (
    <>
      <RealNamePrompt />
      {children}
    </>
  );
}

/** Admits members with a current IP and assigned access to the workbench. */
export function RequireIp({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user, relation, ips } = useMemberInfo();
  const prompted = useIpToVerifyFor() !== null;
  // A relation that waits for access does not make the IP current, but differs from having no IP.
  const linked = ips.some((ip) => ip.match_relation === null);
  const withoutIp = user.use_ip_id === null && !linked;
  // The member's data may be older than the message that led here, so it is reloaded before a redirect.
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    if (withoutIp) void refreshMember().finally(() => setRequested(true));
  }, [withoutIp]);
  // A member who must be verified first gets the dialog instead of the redirect.
  const leaves = withoutIp && requested && !prompted;
  // Somebody who is invited waits with the invitation.
  const invited = user.invitations > 0;
  useEffect(() => {
    if (leaves && !invited) toast('warning', translate('guard.no_ip'));
  }, [leaves, invited]);
  if (withoutIp && !leaves) return <Waiting />;
  if (withoutIp) return <Navigate to={invited ? paths.ipWaitPermission : paths.claim} replace />;
  if (!relation.match_relation) return <Navigate to={paths.ipWaitPermission} replace />;
  return children;
}

/** The IP to claim in the address of an unverified member; null when no dialog is needed. */
function useIpToVerifyFor(): string | null {
  const { user, ips } = useMemberInfo();
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? claimWish.get();
  const waits =
    user.is_auth === 1 || user.auth_status === IDENTITY_PENDING || pathname === paths.realNameIdentify;
  return !waits && id && !ips.some((ip) => ip.ip_id === id) ? id : null;
}

/** Asks an unverified member who wants to claim an IP to verify first and come back, or to go home. */
function RealNamePrompt() {
  const navigate = useNavigate();
  const id = useIpToVerifyFor();
  useEffect(() => {
    if (!id) return;
    const left = new AbortController();
    void ask({
      title: translate('guard.real_name_title'),
      text: translate('guard.real_name_text'),
      confirm: translate('guard.real_name_go'),
      // It concerns the IP in the address, not a page; the signal ends it.
      stays: true,
      signal: left.signal,
    }).then((yes) => {
      if (left.signal.aborted) return;
      claimWish.set(null);
      const back = withQuery(paths.claimStep2, { id });
      void navigate(yes ? withQuery(paths.realNameIdentify, { redirect: back }) : paths.root);
    });
    return () => left.abort();
  }, [id, navigate]);
  return null;
}
