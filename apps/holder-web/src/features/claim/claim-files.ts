import {
  claimSaveInput,
  type ClaimDetail,
  type ClaimKind,
  type FieldError,
  type UploadedFile,
  type Usage,
} from '@ipw/domain';
import { errorsIn } from '../../form/validate';

/** The three upload fields every claim may have, by their names on the wire. */
export interface ClaimFiles {
  proof_images: UploadedFile[];
  entity_documents: UploadedFile[];
  operator_authorization: UploadedFile[];
}

export const NO_FILES: ClaimFiles = { proof_images: [], entity_documents: [], operator_authorization: [] };

interface FileFieldSpec {
  usage: Usage;
  many: boolean;
  optional: boolean;
}

/** Every upload field of any claim. */
export const FILE_FIELDS = {
  proof_images: { usage: 'rights_proof', many: true, optional: false },
  entity_documents: { usage: 'entity_document', many: true, optional: true },
  operator_authorization: { usage: 'operator_authorization', many: false, optional: true },
  avatar: { usage: 'avatar', many: false, optional: false },
  cover: { usage: 'artist_cover', many: false, optional: false },
  contract_images: { usage: 'contract', many: true, optional: false },
} as const satisfies Record<string, FileFieldSpec>;

export type FileName = keyof typeof FILE_FIELDS;

export const CLAIM_FILES = [
  'proof_images',
  'entity_documents',
  'operator_authorization',
] as const satisfies readonly (keyof ClaimFiles)[];

export const filesOf = ({
  proof_images,
  entity_documents,
  operator_authorization,
}: ClaimDetail): ClaimFiles => ({
  proof_images,
  entity_documents,
  operator_authorization: operator_authorization ? [operator_authorization] : [],
});

/** Where this tab keeps files of an IP's claim the server does not have yet. */
export const filesDraftKey = (ipId: string): string => `claim.files.${ipId}`;

/** What the calls take: ids in the order shown. */
export const toPayload = (files: ClaimFiles) => ({
  proof_images: files.proof_images.map((file) => file.image_id),
  entity_documents: files.entity_documents.map((file) => file.image_id),
  operator_authorization: files.operator_authorization[0]?.image_id,
});

/** What not even the draft of a claim may be like: of these fields alone. */
export const claimDraftErrors = (kind: ClaimKind, payload: object, names: readonly string[]): FieldError[] =>
  errorsIn(claimSaveInput, { kind, ...payload }, names);
