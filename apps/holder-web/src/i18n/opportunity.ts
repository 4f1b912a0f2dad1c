import type { OwnWords } from './catalogue';

/** States, rules and fields of cooperation sheets, for the pages of buyers and of holders. */
export const opportunityWords: OwnWords = {
  en: async () => (await import('@ipw/domain/i18n/opportunity.en')).opportunityEn,
  'zh-CN': async () => (await import('@ipw/domain/i18n/opportunity.zh-CN')).opportunityZhCn,
  'zh-TW': async () => (await import('@ipw/domain/i18n/opportunity.zh-TW')).opportunityZhTw,
};
