import type { ReviewField, UploadedFile } from '@ipw/domain';
import type { Markable } from '../model/review-model';

/** The proposed pictures of a field. */
export const proposedPictures = ({ proposed }: ReviewField): readonly UploadedFile[] =>
  proposed.kind === 'pictures' ? proposed.value : [];

/** A field of the comparison as a reviewer marks it. */
export const fieldToMark = (one: ReviewField): Markable => ({
  field: one.field,
  value: one.proposed.kind === 'text' ? one.proposed.value : undefined,
  files: proposedPictures(one),
});
