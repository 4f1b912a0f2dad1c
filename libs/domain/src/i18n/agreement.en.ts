/** Names of the published agreements. */
export const agreementEn = {
  'agreement.privacyPolicy': 'Privacy Policy',
  'agreement.serviceAgreement': 'User Service Agreement',
  'agreement.ipCoopFrame': 'IP Cooperation Framework Agreement',
  'agreement.disclaimer': 'Disclaimer',
  'agreement.ipCoopSupplement': 'IP Cooperation Supplementary Agreement',
  'agreement.intermediaryContract': 'Intermediary Contract',
  'agreement.bidActivityRequirements': 'Tender Participation Instructions for IP Holders',
  'agreement.IPLicenseBidInfo': 'IP Solicitation Instructions',
  'agreement.bilibiliCustomizationAgreement': 'Video-platform Skin Authorization Letter',
  'agreement.labelContract': 'Label Contract',
  'agreement.labelManual': 'Label Manual',
};
