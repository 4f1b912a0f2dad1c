import { useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useMember } from './member';
import { paths, safeRedirect } from './paths';
import { Waiting } from './Waiting';

/** Redirects members away from sign-in and sign-up, to the page they came from if there is one. */
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
