/** Words of what an entry to a tender consists of. */
export const entryEn = {
  'entry.ip_intro': 'Introduction of the IP',
  'entry.remark': 'Remarks',
  'entry.series_id': 'Series from your gallery',
  'entry.case_id': 'Business case',
  'entry.case_images': 'Case pictures',
  'entry.attachments': 'Whiteboard pictures',
  'entry.shown': '{shown} of {total}',
  'entry.show_all': 'Show all',
} as const;
