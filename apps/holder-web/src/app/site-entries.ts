import { useLocation } from 'react-router';
import { paths } from './paths';

/** The pages of the site's main menu, in the bar of a desk and in the drawer of a phone. */
export const SITE_ENTRIES = [
  { to: paths.landing, label: 'nav.home' },
  { to: paths.dashboard, label: 'nav.workbench' },
  { to: paths.claim, label: 'nav.claim' },
  { to: paths.userCenter, label: 'nav.user' },
  { to: paths.faq, label: 'nav.faq' },
] as const;

/** Further paths of an entry. */
const WITHIN: Partial<Record<string, readonly string[]>> = {
  [paths.dashboard]: [paths.ipStore, paths.iprManage, paths.toolsManage],
  [paths.claim]: [paths.claimIp, paths.artistClaimIp],
};

/** The entry of the open page. */
export function useSiteEntry(): string | undefined {
  const { pathname } = useLocation();
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return SITE_ENTRIES.find(({ to }) => [to, ...(WITHIN[to] ?? [])].some(within))?.to;
}
