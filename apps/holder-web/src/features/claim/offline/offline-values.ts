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

/** The consultant's name the server does not find in its register; undefined where it is known, or none is given. */
export const unknownConsultant = ({ offline }: ClaimDetail): string | undefined =>
  offline?.consultant_known === false ? offline.consultant_name : undefined;

/** What the calls take. */
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
