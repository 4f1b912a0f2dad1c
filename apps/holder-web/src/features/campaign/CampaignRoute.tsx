import { useAddress } from '../../app/address';
import { lazyPage } from '../../app/lazy-page';
import { sitePaths } from '../../app/site-paths';
import type { OwnWords } from '../../i18n/catalogue';

const words: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/campaign.en')).campaignEn,
    ...(await import('./campaign.i18n.en')).campaignWebEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/campaign.zh-CN')).campaignZhCn,
    ...(await import('./campaign.i18n.zh-CN')).campaignWebZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/campaign.zh-TW')).campaignZhTw,
    ...(await import('./campaign.i18n.zh-TW')).campaignWebZhTw,
  }),
};

const Campaign = lazyPage(() => import('./CampaignPage'), 'CampaignPage', words);
const [START] = sitePaths.collectionEvent.split(':id') as [string];

/**
 * The page of a collection campaign, without a router: it needs neither account nor identity. Its files are loaded from here, so that
 * the frame, which every page loads, names one of them.
 */
export function CampaignRoute() {
  const { pathname } = useAddress();
  // While it is left, the address is already that of another page.
  const id = pathname.startsWith(START) ? pathname.slice(START.length) : '';
  return id ? <Campaign key={id} id={id} /> : null;
}
