import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice } from '../core/wire';

/** The texts a member agrees to, by the name of their page. */
export const AGREEMENTS = ['privacyPolicy', 'serviceAgreement', 'ipCoopFrame'] as const;
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

export const contentApi = {
  legal: call<LegalText>()({
    path: 'content/legal',
    access: 'public',
    input: z.strictObject({ page: choice(AGREEMENTS) }),
    summary: 'An agreement in the language of the caller',
  }),
};
