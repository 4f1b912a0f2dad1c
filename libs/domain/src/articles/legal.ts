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
  'labelContract',
  'labelManual',
] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** The texts each kind of consent covers. */
export const CONSENT = {
  register: ['privacyPolicy', 'serviceAgreement'],
  claim: ['ipCoopFrame'],
  cooperate: ['privacyPolicy', 'serviceAgreement', 'intermediaryContract'],
  supplement: ['ipCoopSupplement'],
  /** The promise of an entry is section 5 of the instructions. */
  tender: ['bidActivityRequirements'],
  /** Sections 1 and 5 of the letter: agreed to for each product, and final once approved. */
  skin: ['bilibiliCustomizationAgreement'],
  /** Ticked with every order of labels: `agree.contract` and `agree.manual`. */
  labels: ['labelContract', 'labelManual'],
  collect: ['privacyPolicy', 'serviceAgreement', 'IPLicenseBidInfo'],
} as const satisfies Record<string, readonly Agreement[]>;

/**
 * What a new version asks of members who agreed to an earlier one. Texts that bind for the whole relation ask for `consent`
 * again. Texts ticked at every use, and explanations, only show a `notice`.
 */
export const RENEWAL = {
  privacyPolicy: 'consent',
  serviceAgreement: 'consent',
  ipCoopFrame: 'consent',
  ipCoopSupplement: 'consent',
  disclaimer: 'notice',
  intermediaryContract: 'notice',
  bidActivityRequirements: 'notice',
  IPLicenseBidInfo: 'notice',
  bilibiliCustomizationAgreement: 'notice',
  labelContract: 'notice',
  labelManual: 'notice',
} as const satisfies Record<Agreement, 'consent' | 'notice'>;
export type Renewal = (typeof RENEWAL)[Agreement];

/** One clause: its heading and its paragraphs. */
export interface LegalSection {
  heading: string;
  paragraphs: string[];
}

export interface LegalText {
  page: Agreement;
  version: string;
  /** SHA-256 of the text in this language, hex. */
  hash: string;
  title: string;
  /** First day (Asia/Shanghai) on which it is in force. */
  effective_from: string;
  sections: LegalSection[];
}

/** A version without its text. */
export interface LegalVersion {
  version: string;
  effective_from: string;
  /** No longer in force, in force, or published for a future day. */
  validity: 'past' | 'live' | 'coming';
}

/** A text with its versions, newest first. */
export interface LegalAnswer extends LegalText {
  versions: LegalVersion[];
}

/** Formats a version number: 2 as `2.0`. */
export const versionWord = (number: number): string => `${String(number)}.0`;
export const versionNumber = (version: string): number => Math.trunc(Number(version));
