import type { ClaimDetail, UploadedFile, Usage } from '@ipw/domain';

/** The three upload fields of a claim, by their names on the wire. */
export interface ClaimFiles {
  proof_images: UploadedFile[];
  entity_documents: UploadedFile[];
  operator_authorization: UploadedFile[];
}

export const CLAIM_FILES = {
  proof_images: 'rights_proof',
  entity_documents: 'entity_document',
  operator_authorization: 'operator_authorization',
} as const satisfies Record<keyof ClaimFiles, Usage>;

export const filesOf = ({
  proof_images,
  entity_documents,
  operator_authorization,
}: ClaimDetail): ClaimFiles => ({
  proof_images,
  entity_documents,
  operator_authorization: operator_authorization ? [operator_authorization] : [],
});

/** What the calls take: ids in the order shown. */
export const toWire = (files: ClaimFiles) => ({
  proof_images: files.proof_images.map((file) => file.image_id),
  entity_documents: files.entity_documents.map((file) => file.image_id),
  operator_authorization: files.operator_authorization[0]?.image_id,
});
