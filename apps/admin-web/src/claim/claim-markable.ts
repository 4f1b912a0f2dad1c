import type { ClaimAdminRecord, MARKABLE, UploadedFile } from '@ipw/domain';
import type { Markable } from '../review/model/review-model';

type Part = Markable & { field: (typeof MARKABLE)[number] };

const only = (file: UploadedFile | null) => (file ? [file] : []);

/** Parts of this claim that a rejection can mark: its pictures, and the fields of its kind. */
export function claimMarkable({
  proof_images,
  entity_documents,
  operator_authorization,
  artist,
  offline,
}: ClaimAdminRecord): Part[] {
  return [
    ...(offline
      ? ([
          { field: 'contract_images', files: offline.contract_images },
          { field: 'contract_number', value: offline.contract_number },
          { field: 'consultant_name', value: offline.consultant_name },
        ] satisfies Part[])
      : []),
    { field: 'proof_images', files: proof_images },
    { field: 'entity_documents', files: entity_documents },
    { field: 'operator_authorization', files: only(operator_authorization) },
    ...(artist
      ? ([
          { field: 'avatar', files: only(artist.avatar_file) },
          { field: 'cover', files: only(artist.cover_file) },
          { field: 'cn_name', value: artist.cn_name },
          { field: 'en_name', value: artist.en_name },
          { field: 'gender' },
          { field: 'intro', value: artist.intro },
          { field: 'location', value: artist.location },
          { field: 'ip_type_id' },
          { field: 'art_genres_id' },
          { field: 'other_art_genres', value: artist.other_art_genres },
          { field: 'artist_school', value: artist.artist_school },
          {
            field: 'accounts',
            value: Object.values(artist.accounts ?? {})
              .filter(Boolean)
              .join(' · '),
          },
        ] satisfies Part[])
      : []),
  ];
}
