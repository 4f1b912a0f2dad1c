import type { UploadedFile } from '@ipw/domain';

/** Ids of uploaded files, as calls take them. */
export const idsOf = (files: readonly Pick<UploadedFile, 'image_id'>[]): string[] =>
  files.map(({ image_id }) => image_id);
