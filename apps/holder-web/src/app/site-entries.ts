import { useAddress } from './address';
import { sitePaths } from './site-paths';

/** The pages of the site's main menu, in the bar of a desk and in the drawer of a phone. */
export const SITE_ENTRIES = [
  { to: sitePaths.landing, label: 'nav.home' },
  { to: sitePaths.dashboard, label: 'nav.workbench' },
  { to: sitePaths.claim, label: 'nav.claim' },
  { to: sitePaths.userCenter, label: 'nav.user' },
  { to: sitePaths.faq, label: 'nav.faq' },
] as const;

/** Further paths of an entry. */
const WITHIN: Partial<Record<string, readonly string[]>> = {
  [sitePaths.dashboard]: [sitePaths.ipStore, sitePaths.iprManage, sitePaths.toolsManage],
  [sitePaths.claim]: [sitePaths.claimIp, sitePaths.artistClaimIp],
};

/** The entry of the open page. */
export function useSiteEntry(): string | undefined {
  const { pathname } = useAddress();
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return SITE_ENTRIES.find(({ to }) => [to, ...(WITHIN[to] ?? [])].some(within))?.to;
}
