/** The legal texts, by the name of their page. */
export const AGREEMENTS = [
  'privacyPolicy',
  'serviceAgreement',
  'disclaimer',
  'ipCoopFrame',
  'ipCoopSupplement',
  'intermediaryContract',
  'bidActivityRequirements',
  'IPLicenseBidInfo',
  'bilibiliCustomizationAgreement',
] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** Which texts a consent covers. */
export const CONSENT = {
  register: ['privacyPolicy', 'serviceAgreement'],
  claim: ['ipCoopFrame'],
} as const satisfies Record<string, readonly Agreement[]>;

export interface LegalText {
  page: Agreement;
  version: string;
  /** SHA-256 of the text in this language, hex. */
  hash: string;
  title: string;
  effective_from: string;
  sections: { heading: string; paragraphs: string[] }[];
}
