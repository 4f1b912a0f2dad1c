import * as z from 'zod/mini';
import { TEXT, UPLOADS } from '../core/limits';
import { choice, file, files, optionalFile, optionalText, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { Content } from '../review/review.schema';

/** Who sees a series once it is approved. Labels: `visibility.<word>`. */
export const VISIBILITIES = ['private', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const lists = (min: number) => ({
  images: files(min, UPLOADS.series_image.count),
  rights_documents: files(min, UPLOADS.rights_document.count),
  entity_documents: files(0, UPLOADS.entity_document.count),
});

/** A series while it is being put together: anything may still be missing, nothing may be wrong. */
export const seriesDraftFields = {
  series_name: optionalText(TEXT.seriesName),
  cover: optionalFile(),
  ...lists(0),
  visibility: z._default(choice(VISIBILITIES), 'private'),
};

/** A series of pictures: what is reviewed of it. */
export const seriesContent = {
  name: 'series',
  schema: z.strictObject({
    series_name: text(TEXT.seriesName),
    cover: file(),
    ...lists(1),
    visibility: choice(VISIBILITIES),
  }),
  files: {
    cover: 'gallery_cover',
    images: 'series_image',
    rights_documents: 'rights_document',
    entity_documents: 'entity_document',
  },
  texts: ['series_name'],
  words: { visibility: 'visibility' },
} as const satisfies Content;

/** The content of a series as answers give it. */
export interface SeriesView {
  series_name: string;
  visibility: Visibility;
  cover: UploadedFile | null;
  images: UploadedFile[];
  rights_documents: UploadedFile[];
  entity_documents: UploadedFile[];
}
