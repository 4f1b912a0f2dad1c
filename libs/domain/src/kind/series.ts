import { defineKind } from './content-kind';
import { shelfMachine } from './shelf.machine';

/** Who may see an approved series. Labels: `visibility.<word>`. */
export const VISIBILITIES = ['private', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The reviewed content of a series of pictures. Visibility, shelf and deleted pictures have calls of their own. */
export const seriesKind = defineKind({
  name: 'series',
  fields: {
    series_name: { as: 'line', max: 40 },
    cover: { as: 'picture', usage: 'gallery_cover' },
    images: { as: 'pictures', usage: 'series_image' },
    rights_documents: { as: 'documents', usage: 'rights_document' },
    rights_until: { as: 'day', ahead: true, optional: true },
    entity_documents: { as: 'documents', usage: 'entity_document', optional: true },
    visibility: { as: 'choice', values: VISIBILITIES, words: 'visibility' },
  },
  expires: 'rights_until',
  table: 'series',
  title: 'series_name',
  picture: ['cover', 'images'],
  most: 200,
  deletes: true,
  page: '/ipStore/unpublishedAssetsEdit',
  listPage: '/ipStore/assetsManage',
  desk: 'series',
  shows: { visibility: VISIBILITIES, shelf: Object.keys(shelfMachine.states) },
});
