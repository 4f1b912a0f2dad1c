import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, choice } from '../core/wire';
import { type Agreement, AGREEMENTS, type LegalAnswer, type Renewal } from './legal';
import { legalVersion } from './legal.schema';
import type { ClauseChange } from './legal-diff';

/** An agreement whose new version the member has not answered yet. */
export interface AgreementUpdate {
  page: Agreement;
  renewal: Renewal;
  title: string;
  /** The version the member last agreed to. */
  from_version: string;
  version: string;
  hash: string;
  effective_from: string;
  /** Only the changed clauses. */
  changes: ClauseChange[];
}

export const agreementApi = {
  legal: call<LegalAnswer>()({
    path: 'content/legal',
    access: 'public',
    input: z.strictObject({ page: choice(AGREEMENTS), version: z.optional(legalVersion()) }),
    summary:
      'A legal text in the language of the caller: the version in force, or a published one by its number',
  }),
  updates: call<AgreementUpdate[]>()({
    path: 'content/updates',
    access: 'member',
    input: z.strictObject({}),
    summary: 'Agreements with a new version since I agreed, with the clauses that changed',
  }),
  consent: call<null>()({
    path: 'content/consent',
    access: 'member',
    post: true,
    input: z.strictObject({ page: choice(AGREEMENTS), version: legalVersion(), agree: agree() }),
    summary: 'Agree to the version of a text that was shown, or say that its notice was read',
  }),
};
