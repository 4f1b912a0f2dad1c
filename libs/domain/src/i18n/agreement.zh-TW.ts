import type { agreementEn } from './agreement.en';

export const agreementZhTw: Record<keyof typeof agreementEn, string> = {
  'agreement.privacyPolicy': '隱私權政策',
  'agreement.serviceAgreement': '使用者服務協議',
  'agreement.ipCoopFrame': 'IP 合作框架協議',
  'agreement.disclaimer': '免責聲明',
  'agreement.ipCoopSupplement': 'IP 合作補充協議',
  'agreement.intermediaryContract': '居間服務合約',
  'agreement.bidActivityRequirements': 'IP 方參與招標須知',
  'agreement.IPLicenseBidInfo': 'IP 徵集須知',
  'agreement.bilibiliCustomizationAgreement': '影音平台裝扮授權書',
  'agreement.labelContract': '標籤合約',
  'agreement.labelManual': '標籤使用手冊',
};
