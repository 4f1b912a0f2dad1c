import type { OwnWords } from '../i18n/catalogue';

/** Words of pages that a member opens one at a time, named here so that the frame of all pages does not name their files. */
export const CLAIM_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('../features/ip-info/ip-info.i18n.en')).ipInfoEn,
    ...(await import('../features/claim/claim.i18n.en')).claimEn,
    ...(await import('../features/claim/claim-kinds.i18n.en')).claimKindsEn,
  }),
  'zh-CN': async () => ({
    ...(await import('../features/ip-info/ip-info.i18n.zh-CN')).ipInfoZhCn,
    ...(await import('../features/claim/claim.i18n.zh-CN')).claimZhCn,
    ...(await import('../features/claim/claim-kinds.i18n.zh-CN')).claimKindsZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('../features/ip-info/ip-info.i18n.zh-TW')).ipInfoZhTw,
    ...(await import('../features/claim/claim.i18n.zh-TW')).claimZhTw,
    ...(await import('../features/claim/claim-kinds.i18n.zh-TW')).claimKindsZhTw,
  }),
};
export const CODE_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/code.en')).codeEn,
    ...(await import('../features/code/code.i18n.en')).codeWebEn,
    ...(await import('../features/code/code-export.i18n.en')).codeExportWebEn,
    ...(await import('../features/code/scans.i18n.en')).scansWebEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/code.zh-CN')).codeZhCn,
    ...(await import('../features/code/code.i18n.zh-CN')).codeWebZhCn,
    ...(await import('../features/code/code-export.i18n.zh-CN')).codeExportWebZhCn,
    ...(await import('../features/code/scans.i18n.zh-CN')).scansWebZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/code.zh-TW')).codeZhTw,
    ...(await import('../features/code/code.i18n.zh-TW')).codeWebZhTw,
    ...(await import('../features/code/code-export.i18n.zh-TW')).codeExportWebZhTw,
    ...(await import('../features/code/scans.i18n.zh-TW')).scansWebZhTw,
  }),
};
export const COMPLAINT_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/complaint.en')).complaintEn,
    ...(await import('../features/complaint/complaints.i18n.en')).complaintsEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/complaint.zh-CN')).complaintZhCn,
    ...(await import('../features/complaint/complaints.i18n.zh-CN')).complaintsZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/complaint.zh-TW')).complaintZhTw,
    ...(await import('../features/complaint/complaints.i18n.zh-TW')).complaintsZhTw,
  }),
};
export const FILING_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/filing.en')).filingEn,
    ...(await import('../features/filing/filing.i18n.en')).filingWebEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/filing.zh-CN')).filingZhCn,
    ...(await import('../features/filing/filing.i18n.zh-CN')).filingWebZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/filing.zh-TW')).filingZhTw,
    ...(await import('../features/filing/filing.i18n.zh-TW')).filingWebZhTw,
  }),
};
export const FIGURES_WORDS: OwnWords = {
  en: async () => (await import('../features/figures/figures.i18n.en')).figuresEn,
  'zh-CN': async () => (await import('../features/figures/figures.i18n.zh-CN')).figuresZhCn,
  'zh-TW': async () => (await import('../features/figures/figures.i18n.zh-TW')).figuresZhTw,
};
export const ARTICLE_WORDS: OwnWords = {
  en: async () => (await import('../features/article/article.i18n.en')).articleEn,
  'zh-CN': async () => (await import('../features/article/article.i18n.zh-CN')).articleZhCn,
  'zh-TW': async () => (await import('../features/article/article.i18n.zh-TW')).articleZhTw,
};
export const ALERT_WORDS: OwnWords = {
  en: async () => (await import('../features/code/alert.i18n.en')).alertWebEn,
  'zh-CN': async () => (await import('../features/code/alert.i18n.zh-CN')).alertWebZhCn,
  'zh-TW': async () => (await import('../features/code/alert.i18n.zh-TW')).alertWebZhTw,
};
export const INTRO_WORDS: OwnWords = {
  en: async () => (await import('../features/code/intro/intro.i18n.en')).introEn,
  'zh-CN': async () => (await import('../features/code/intro/intro.i18n.zh-CN')).introZhCn,
  'zh-TW': async () => (await import('../features/code/intro/intro.i18n.zh-TW')).introZhTw,
};
export const IP_INFO_WORDS: OwnWords = {
  en: async () => (await import('../features/ip-info/ip-info.i18n.en')).ipInfoEn,
  'zh-CN': async () => (await import('../features/ip-info/ip-info.i18n.zh-CN')).ipInfoZhCn,
  'zh-TW': async () => (await import('../features/ip-info/ip-info.i18n.zh-TW')).ipInfoZhTw,
};
export const SHEET_WORDS: OwnWords = {
  en: async () => (await import('../features/sheet/sheet.i18n.en')).sheetWebEn,
  'zh-CN': async () => (await import('../features/sheet/sheet.i18n.zh-CN')).sheetWebZhCn,
  'zh-TW': async () => (await import('../features/sheet/sheet.i18n.zh-TW')).sheetWebZhTw,
};
export const TOOL_WORDS: OwnWords = {
  en: async () => (await import('../features/tools/tools.i18n.en')).toolsEn,
  'zh-CN': async () => (await import('../features/tools/tools.i18n.zh-CN')).toolsZhCn,
  'zh-TW': async () => (await import('../features/tools/tools.i18n.zh-TW')).toolsZhTw,
};
export const TEAM_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/handover.en')).handoverEn,
    ...(await import('@ipw/domain/i18n/team.en')).teamEn,
    ...(await import('../features/team/team.i18n.en')).teamWebEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/handover.zh-CN')).handoverZhCn,
    ...(await import('@ipw/domain/i18n/team.zh-CN')).teamZhCn,
    ...(await import('../features/team/team.i18n.zh-CN')).teamWebZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/handover.zh-TW')).handoverZhTw,
    ...(await import('@ipw/domain/i18n/team.zh-TW')).teamZhTw,
    ...(await import('../features/team/team.i18n.zh-TW')).teamWebZhTw,
  }),
};
export const TENDER_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/tender.en')).tenderEn,
    ...(await import('../features/tender/tender.i18n.en')).tenderWebEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/tender.zh-CN')).tenderZhCn,
    ...(await import('../features/tender/tender.i18n.zh-CN')).tenderWebZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/tender.zh-TW')).tenderZhTw,
    ...(await import('../features/tender/tender.i18n.zh-TW')).tenderWebZhTw,
  }),
};
export const THREAD_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/cooperation.en')).cooperationEn,
    ...(await import('../thread/thread.i18n.en')).threadEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/cooperation.zh-CN')).cooperationZhCn,
    ...(await import('../thread/thread.i18n.zh-CN')).threadZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/cooperation.zh-TW')).cooperationZhTw,
    ...(await import('../thread/thread.i18n.zh-TW')).threadZhTw,
  }),
};
export const SKIN_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/skin.en')).skinEn,
    ...(await import('../features/skin/skin.i18n.en')).skinWebEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/skin.zh-CN')).skinZhCn,
    ...(await import('../features/skin/skin.i18n.zh-CN')).skinWebZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/skin.zh-TW')).skinZhTw,
    ...(await import('../features/skin/skin.i18n.zh-TW')).skinWebZhTw,
  }),
};
export const MANUAL_WORDS: OwnWords = {
  en: async () => (await import('../features/shop/manual.i18n.en')).manualWebEn,
  'zh-CN': async () => (await import('../features/shop/manual.i18n.zh-CN')).manualWebZhCn,
  'zh-TW': async () => (await import('../features/shop/manual.i18n.zh-TW')).manualWebZhTw,
};
export const BUSINESS_WORDS: OwnWords = {
  en: async () => (await import('../features/shop/business.i18n.en')).businessEn,
  'zh-CN': async () => (await import('../features/shop/business.i18n.zh-CN')).businessZhCn,
  'zh-TW': async () => (await import('../features/shop/business.i18n.zh-TW')).businessZhTw,
};
export const SHOP_WORDS: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/shop-pages.en')).shopPagesEn,
    ...(await import('../features/shop/shop.i18n.en')).shopWebEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/shop-pages.zh-CN')).shopPagesZhCn,
    ...(await import('../features/shop/shop.i18n.zh-CN')).shopWebZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/shop-pages.zh-TW')).shopPagesZhTw,
    ...(await import('../features/shop/shop.i18n.zh-TW')).shopWebZhTw,
  }),
};
