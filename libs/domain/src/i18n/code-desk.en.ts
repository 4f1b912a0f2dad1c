/** Words of the desks of labels: the price book, refunds. */
export const codeDeskEn = {
  'state.label_price.upcoming': 'Upcoming',
  'state.label_price.current': 'In force',
  'state.label_price.past': 'Past',
  'state.invoice.cancelled': 'Cancelled',
  'action.invoice.cancel': 'Cancel',
  'state.code_key.newest': 'Makes new codes',
  'state.code_key.reading': 'Reads old codes',
  'name.unit_fen': 'the price',
  'name.unit_per': 'for how many labels',
  'name.minimum': 'the smallest order',
  'name.plate_fee_fen': 'the plate fee',
  'name.plate_free_above': 'from when the plate is free',
  'name.sample_fee_fen': 'the sample fee',
  'name.method': 'how it was paid back',
  'name.reference': 'the payment number',
  'name.paid_back_on': 'the day',
} as const;
