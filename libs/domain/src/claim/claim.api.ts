import * as z from 'zod/mini';
import { shownTexts } from '../articles/legal.schema';
import { call } from '../core/endpoint';
import { UPLOADS } from '../core/limits';
import { agree, choice, files, id, type Page, paging, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { type IpDetail, ipName } from '../ip/ip.api';
import { type Mark, marksOn } from '../review/mark';
import {
  type ArtistDetails,
  artistDraftFields,
  artistFields,
  hasOneName,
  type OfflineDetails,
  offlineDraftFields,
  offlineFields,
} from '../ip/artist';
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
/** Reason the system writes when it rejects a claim because another claim of the IP was approved. */
export const RIVAL_REASON = 'already_claimed';

/** Reason the system writes on a claim that an upheld objection revoked. */
export const REVOKED_REASON = 'objection_upheld';

const proofs = (min: number) => ({
  proof_images: files(min, UPLOADS.rights_proof.count),
  entity_documents: files(0, UPLOADS.entity_document.count),
  operator_authorization: z.optional(id()),
});

/** The IP claimed: the id of an existing one, or (offline) the name of a new one. */
const offlineIp = { ip_id: z.optional(id()), ip_name: z.optional(ipName()) };

/**
 * Saves the draft of a claim on the server, so that the member can continue on another device. Artist and offline drafts may
 * lack their IP.
 */
export const claimSaveInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z._default(z.literal('normal'), 'normal'), ip_id: id(), ...proofs(0) }),
  z.strictObject({
    kind: z.literal('artist'),
    claim_id: z.optional(id()),
    ip_id: z.optional(id()),
    ...proofs(0),
    ...artistDraftFields,
  }),
  z.strictObject({
    kind: z.literal('offline'),
    claim_id: z.optional(id()),
    ...offlineIp,
    ...proofs(0),
    ...offlineDraftFields,
  }),
]);

export const claimSubmitInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('normal'),
    ip_id: id(),
    ...proofs(1),
    agree: agree(),
    texts: shownTexts(),
  }),
  z
    .strictObject({
      kind: z.literal('artist'),
      claim_id: z.optional(id()),
      ip_id: z.optional(id()),
      ...proofs(1),
      ...artistFields,
      agree: agree(),
      texts: shownTexts(),
    })
    .check(hasOneName),
  z
    .strictObject({
      kind: z.literal('offline'),
      claim_id: z.optional(id()),
      ...offlineIp,
      ...proofs(0),
      ...offlineFields,
      agree: agree(),
      texts: shownTexts(),
    })
    .check(
      z.refine(({ claim_id, ip_id, ip_name }) => Boolean(claim_id || ip_id || ip_name), {
        error: 'required',
        path: ['ip_name'],
        params: { rule: 'required' },
      }),
    ),
]);
const one = z.strictObject({ claim_id: id() });

export interface ClaimRow {
  claim_id: string;
  kind: ClaimKind;
  state: ClaimState;
  version: number;
  actions: (ClaimAction | 'delete')[];
  ip_id: string;
  ip_name: string;
  ip_image: string | null;
  created_at: string;
  submitted_at: string | null;
  /** End of the last working day by which staff must decide; null while no decision is due. */
  due_at: string | null;
  decided_at: string | null;
  reason_code: ClaimReason | typeof RIVAL_REASON | typeof REVOKED_REASON | null;
  reason: string | null;
  /** While somebody objects to it: when staff decide, and when the owner answered. */
  objection: { due_at: string | null; answered_at: string | null } | null;
}

export interface ClaimDetail extends ClaimRow {
  ip: IpDetail;
  artist: (ArtistDetails & { avatar_file: UploadedFile | null; cover_file: UploadedFile | null }) | null;
  offline:
    | (Omit<OfflineDetails, 'contract_images'> & {
        contract_images: UploadedFile[];
        /** Whether an active consultant has the given name; null when no name was given. */
        consultant_known: boolean | null;
      })
    | null;
  marks: Mark[];
  /** Fields that differ from the version staff last rejected. */
  changed: string[];
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
  delete: call<{ claim_id: string }>()({
    path: 'claim/delete',
    access: 'member',
    post: true,
    input: one,
    summary: 'Delete a draft, with the files and the IP that were made for it alone',
  }),
};

/** Fields a reviewer can mark when rejecting. */
export const MARKABLE = [
  'proof_images',
  'entity_documents',
  'operator_authorization',
  'avatar',
  'cover',
  'cn_name',
  'en_name',
  'gender',
  'intro',
  'location',
  'ip_type_id',
  'art_genres_id',
  'other_art_genres',
  'artist_school',
  'accounts',
  'contract_number',
  'contract_images',
  'consultant_name',
] as const;

/** The body of a console rejection. */
export const claimRejectInput = z
  .strictObject({
    version: z.int(),
    reason_code: choice(CLAIM_REASONS),
    reason: z._default(text(500, 0), ''),
    marks: marksOn(MARKABLE),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
