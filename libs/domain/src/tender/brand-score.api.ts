import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, int, naming, orNothing } from '../core/wire';
import { brandProof } from '../cooperation/cooperation.schema';
import { accessKey } from '../core/deal-link';
import type { RegistrationSnapshot } from './registration.api';
import { type SCORE, scoreFields } from './score.schema';

/** The parts of the link to a project's entries; without the secret only in a browser that has proven the phone. */
const link = { tender_id: id(), access_key: orNothing(accessKey()) };

export const brandEntriesInput = z.strictObject({ ...link, page: z._default(int(1, 100_000), 1) });
export const brandScoreInput = naming(
  z.strictObject({
    ...link,
    ...brandProof,
    registration_id: id(),
    /** Of the brand's earlier scores for the entry; 0 when there are none. */
    version: int(0),
    ...scoreFields,
  }),
  { remark: 'comment' },
);

/** An approved entry as the brand reads it, with the scores the brand gave. */
export interface BrandEntry {
  registration_id: string;
  snapshot: RegistrationSnapshot;
  /** Of `points`; 0 before the first. */
  version: number;
  points: number[] | null;
  remark: string | null;
  total: number | null;
}

/** The entries of a project as its brand sees them by the link. */
export interface BrandEntries {
  tender_id: string;
  title: string;
  brand_name: string;
  /** In the reader’s language. */
  criteria: { name: string; weight: number }[];
  /** The highest score of a criterion. */
  most: typeof SCORE.most;
  /** Masked. */
  phone_number: string;
  /** Whether this browser has proven the phone; without it there are no entries. */
  proven: boolean;
  /** Whether scores are taken: until the result is published. */
  open: boolean;
  list: BrandEntry[];
  total: number;
  page: number;
  page_size: number;
}

export const brandScoreApi = {
  brandEntries: call<BrandEntries>()({
    path: 'tender/brandEntries',
    access: 'public',
    post: true,
    input: brandEntriesInput,
    summary:
      'The approved entries of an ended project, by the link of its brand, in a browser that has proven the phone',
  }),
  brandScore: call<{ registration_id: string; version: number }>()({
    path: 'tender/brandScore',
    access: 'public',
    post: true,
    proof: true,
    input: brandScoreInput,
    summary:
      'Score an approved entry by the criteria of its project, by the link of its brand, until the result is published',
  }),
};
