import type { agreementEn } from './agreement.en';

export const agreementZhCn: Record<keyof typeof agreementEn, string> = {
  'agreement.privacyPolicy': '隐私政策',
  'agreement.serviceAgreement': '用户服务协议',
  'agreement.ipCoopFrame': 'IP 合作框架协议',
  'agreement.disclaimer': '免责声明',
  'agreement.ipCoopSupplement': 'IP 合作补充协议',
  'agreement.intermediaryContract': '居间服务合同',
  'agreement.bidActivityRequirements': 'IP 方参与招标须知',
  'agreement.IPLicenseBidInfo': 'IP 征集须知',
  'agreement.bilibiliCustomizationAgreement': '视频平台装扮授权书',
  'agreement.labelContract': '标签合同',
  'agreement.labelManual': '标签使用手册',
};
