import { lazyPage } from '../../app/lazy-page';
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

/** The page of a collection campaign: it needs neither account nor identity. Its words are named here, so that the router does not name their files. */
export const CampaignRoute = () => <Campaign />;
