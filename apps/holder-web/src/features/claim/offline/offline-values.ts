import type { ClaimDetail, UploadedFile } from '@ipw/domain';
import { filesOf, toPayload, type ClaimFiles } from '../claim-files';

export interface OfflineValues extends ClaimFiles {
  contract_number: string;
  contract_images: UploadedFile[];
  consultant_name: string;
}

export const valuesOf = (claim: ClaimDetail): OfflineValues => ({
  ...filesOf(claim),
  contract_number: claim.offline?.contract_number ?? '',
  contract_images: claim.offline?.contract_images ?? [],
  consultant_name: claim.offline?.consultant_name ?? '',
});

/** The given consultant's name if no active consultant has it; undefined otherwise. */
export const unknownConsultant = ({ offline }: ClaimDetail): string | undefined =>
  offline?.consultant_known === false ? offline.consultant_name : undefined;

/** The values as the calls take them. */
export const offlinePayload = ({
  contract_number,
  contract_images,
  consultant_name,
  ...files
}: OfflineValues) => ({
  ...toPayload(files),
  contract_number,
  contract_images: contract_images.map((file) => file.image_id),
  consultant_name,
});
