import { ask, ErrorState, Skeleton, toast } from '@ipw/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { translate } from '../i18n/catalogue';
import { claimWish } from './claim-wish';
import { refreshMember, retryMember, useMember, useMemberInfo } from './member';
import { paths, safeRedirect, withQuery } from './paths';

const Waiting = () => (
  <div className="app-page">
    <Skeleton lines={5} height={24} />
  </div>
);

/** Lets members through once the server has said who they are; visitors sign in first and come back. */
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

/** Keeps members away from sign-in and sign-up, or takes them back where they wanted to go. */
export function RequireVisitor({ children = <Outlet /> }: { children?: ReactNode }) {
  const member = useMember();
  const [cameAsVisitor] = useState(member.status === 'visitor');
  const { search } = useLocation();
  if (member.status === 'loading') return <Waiting />;
  if (member.status !== 'ready') return children;
  const start = member.info.user.use_ip_id ? paths.dashboardHome : paths.claim;
  return (
    <Navigate
      to={safeRedirect(new URLSearchParams(search).get('redirect')) ?? (cameAsVisitor ? start : paths.root)}
      replace
    />
  );
}

/** Lets members with a current IP and assigned access into the workbench. */
export function RequireIp({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user, relation, ips } = useMemberInfo();
  const prompted = useIpToVerifyFor() !== null;
  // A link that waits for access makes no IP the current one, but is more than having none.
  const linked = ips.some((ip) => ip.match_relation === null);
  const withoutIp = user.use_ip_id === null && !linked;
  // What is known may be older than the message that led here: an approval is asked for before anybody is sent away.
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    if (withoutIp) void refreshMember().finally(() => setRequested(true));
  }, [withoutIp]);
  // Whoever must be verified first is asked about that, and goes where the answer leads.
  const leaves = withoutIp && requested && !prompted;
  useEffect(() => {
    if (leaves) toast('warning', translate('guard.no_ip'));
  }, [leaves]);
  if (withoutIp && !leaves) return <Waiting />;
  if (withoutIp) return <Navigate to={paths.claim} replace />;
  if (!relation.match_relation) return <Navigate to={paths.ipWaitPermission} replace />;
  return children;
}

/** The IP that was named to be claimed while the member is not verified; null when nobody has to be asked. */
function useIpToVerifyFor(): string | null {
  const { user, ips } = useMemberInfo();
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? claimWish.get();
  const waits = user.is_auth === 1 || user.auth_status === 'pending' || pathname === paths.realNameIdentify;
  return !waits && id && !ips.some((ip) => ip.ip_id === id) ? id : null;
}

/** An IP to claim was named, but the member is not verified: the way to verification and back, or home. */
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
      // About the IP of the wish, whatever the page: it ends by its signal.
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
