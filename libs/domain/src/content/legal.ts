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

/**
 * What a new version asks of members who agreed to an earlier one. Texts that bind for as long as the relation lasts
 * ask for `consent` again; texts ticked anew with every single act, and explanations, are only brought to `notice`.
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
  /** The day (Asia/Shanghai) from whose beginning it is in force. */
  effective_from: string;
  sections: LegalSection[];
}

/** A version without its text. */
export interface LegalVersion {
  version: string;
  effective_from: string;
  /** Ended, in force, or published for a day to come. */
  standing: 'past' | 'live' | 'coming';
}

/** A text and which versions of it there are, newest first. */
export interface LegalAnswer extends LegalText {
  versions: LegalVersion[];
}

/** Versions are whole numbers, written `2.0`. */
export const versionWord = (number: number): string => `${String(number)}.0`;
export const versionNumber = (version: string): number => Math.trunc(Number(version));
