/** Names of the fields of a brand's forms that other catalogues hold, too: the room does not load those for five names. */
export const roomEn = {
  'name.product_name': 'the product or material',
  'name.tracking_number': 'the tracking number',
  'name.images': 'the pictures',
  'name.series_id': 'the series',
  'name.image_id': 'the picture',
} as const;
