import type { OwnWords } from '../../i18n/catalogue';

/** Words of the pages of a sent request. */
export const words: OwnWords = {
  en: async () => ({
    ...(await import('./cooperate.i18n.en')).cooperateEn,
    ...(await import('./sent.i18n.en')).sentEn,
  }),
  'zh-CN': async () => ({
    ...(await import('./cooperate.i18n.zh-CN')).cooperateZhCn,
    ...(await import('./sent.i18n.zh-CN')).sentZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('./cooperate.i18n.zh-TW')).cooperateZhTw,
    ...(await import('./sent.i18n.zh-TW')).sentZhTw,
  }),
};
