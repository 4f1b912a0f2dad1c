import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { UPLOADS } from '../core/limits';
import { agree, choice, id, list, type Page, paging, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { IpDetail } from '../ip/ip.api';
import type { ClaimAction, ClaimState } from './claim.machine';

export const CLAIM_KINDS = ['normal', 'artist', 'offline'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Why staff reject a claim; `other` needs text. Labels: `claim_reason.<code>`. */
export const CLAIM_REASONS = [
  'proof_unclear',
  'proof_mismatch',
  'proof_incomplete',
  'name_conflict',
  'other',
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];
/** What the system itself writes when a rival claim was approved. */
export const RIVAL_REASON = 'already_claimed';

const proofs = (min: number) => ({
  proof_images: list(id(), min, UPLOADS.rights_proof.count),
  entity_documents: z._default(list(id(), 0, UPLOADS.entity_document.count), []),
  operator_authorization: z.optional(id()),
});

/** The draft of a claim, kept by the server so that another device can go on. */
export const claimSaveInput = z.strictObject({ ip_id: id(), ...proofs(0) });
export const claimSubmitInput = z.strictObject({
  kind: choice(['normal']),
  ip_id: id(),
  ...proofs(1),
  agree: agree(),
});
const one = z.strictObject({ claim_id: id() });

export interface ClaimRow {
  claim_id: string;
  kind: ClaimKind;
  state: ClaimState;
  version: number;
  actions: ClaimAction[];
  ip_id: string;
  ip_name: string;
  ip_image: string | null;
  created_at: string;
  submitted_at: string | null;
  /** End of the last working day staff have; null when nothing waits for them. */
  due_at: string | null;
  decided_at: string | null;
  reason_code: ClaimReason | typeof RIVAL_REASON | null;
  reason: string | null;
}

export interface ClaimDetail extends ClaimRow {
  ip: IpDetail;
  proof_images: UploadedFile[];
  entity_documents: UploadedFile[];
  operator_authorization: UploadedFile | null;
}

export const claimApi = {
  list: call<Page<ClaimRow>>()({
    path: 'claim/list',
    access: 'member',
    input: z.strictObject({ ...paging }),
    summary: 'My claims',
  }),
  detail: call<ClaimDetail>()({
    path: 'claim/detail',
    access: 'member',
    input: one,
    summary: 'One of my claims',
  }),
  save: call<ClaimDetail>()({
    path: 'claim/save',
    access: 'member',
    post: true,
    creates: true,
    input: claimSaveInput,
    summary: 'Keep the draft of a claim',
  }),
  submit: call<{ claim_id: string; state: ClaimState }>()({
    path: 'claim/submit',
    access: 'member',
    post: true,
    creates: true,
    input: claimSubmitInput,
    summary: 'Submit or re-submit a claim',
  }),
  withdraw: call<{ claim_id: string; state: ClaimState }>()({
    path: 'claim/withdraw',
    access: 'member',
    post: true,
    input: one,
    summary: 'Take a submitted claim back',
  }),
};

/** The body of a console rejection. */
export const claimRejectInput = z
  .strictObject({
    version: z.int(),
    reason_code: choice(CLAIM_REASONS),
    reason: z._default(text(500, 0), ''),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
