import {
  claimSaveInput,
  type ClaimDetail,
  type ClaimKind,
  type FieldError,
  type UploadedFile,
  type Usage,
} from '@ipw/domain';
import { errorsIn } from '../../form/validate';

/** The three upload fields a claim may have, by parameter name. */
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

/** The upload fields of each kind of claim. */
export const FILE_FIELDS = {
  proof_images: { usage: 'rights_proof', many: true, optional: false },
  entity_documents: { usage: 'entity_document', many: true, optional: true },
  operator_authorization: { usage: 'operator_authorization', many: false, optional: true },
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

/** Draft key of files of an IP's claim that are not on the server yet. */
export const filesDraftKey = (ipId: string): string => `claim.files.${ipId}`;

/** File ids for the calls, in display order. */
export const toPayload = (files: ClaimFiles) => ({
  proof_images: files.proof_images.map((file) => file.image_id),
  entity_documents: files.entity_documents.map((file) => file.image_id),
  operator_authorization: files.operator_authorization[0]?.image_id,
});

/** Errors of the given fields that even a draft must not have. */
export const claimDraftErrors = (kind: ClaimKind, payload: object, names: readonly string[]): FieldError[] =>
  errorsIn(claimSaveInput, { kind, ...payload }, names);
