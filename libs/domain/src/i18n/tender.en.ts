/** Words about tender projects, in both web apps and the console. */
export const tenderEn = {
  'state.tender.draft': 'Draft',
  'state.tender.published': 'Published',
  'state.tender.cancelled': 'Cancelled',
  'action.tender.create': 'Written',
  'action.tender.update': 'Changed',
  'action.tender.publish': 'Publish',
  'action.tender.amend': 'Changed after publishing',
  'action.tender.cancel': 'Cancel the tender',
  'tender_time.not_started': 'Not started',
  'tender_time.in_progress': 'In progress',
  'tender_time.ended': 'Ended',
  'tender_kind.bidding': 'Bidding',
  'tender_kind.skin': 'Video-platform skin',
  'tender_sealed.0': 'Open to staff at once',
  'tender_sealed.1': 'Sealed until the end',
  'tender_language.zh-CN': 'Chinese (simplified)',
  'tender_language.zh-TW': 'Chinese (traditional)',
  'tender_language.en': 'English',
  'rule.weights': 'The weights must add up to {whole}',
  'rule.fixed': '{field} cannot be changed after publishing',
  'name.brand_name': 'the brand',
  'name.brand_logo': 'the logo',
  'name.brand_contact': 'the brand’s contact',
  'name.document': 'the document',
  'name.field_ids': 'the licensing fields',
  'name.materials': 'what to submit',
  'name.prize': 'the prize or guarantee',
  'name.opens_at': 'the opening time',
  'name.closes_at': 'the closing time',
  'name.most_entries': 'the maximum number of entries',
  'name.sealed': 'the handling of entries',
  'name.criteria': 'the criteria',
  'name.weight': 'the weight',
} as const;

export type TenderKey = keyof typeof tenderEn;

/** Words about tenders that only the server uses: errors, heads of columns. */
export const tenderServerEn = {
  'error.STATE.tender_over': 'This tender has ended',
  'column.brand_name': 'Brand',
  'column.time': 'Time',
  'column.opens_at': 'Opens (Beijing time)',
  'column.closes_at': 'Closes (Beijing time)',
  'column.sealed': 'Entries',
  'column.published_at': 'Published (Beijing time)',
} as const;
