/** Names of the fields of a brand's forms that other catalogues hold, too: the room does not load those for three names. */
export const roomEn = {
  'name.images': 'the pictures',
  'name.series_id': 'the series',
  'name.image_id': 'the picture',
} as const;
