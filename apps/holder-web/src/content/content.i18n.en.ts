/** Words of the pages of reviewed content. Words of one kind and of its fields: `i18n/kinds` of the domain. */
export const contentEn = {
  'content.unnamed': 'Untitled',
  'content.delete.title': 'Delete “{name}”?',
  'content.delete.text': 'It disappears from your IP page at once and cannot be brought back.',
  'content.delete.text_new': 'It was never published. It cannot be brought back.',
  'content.deleted': 'Deleted',
  'content.submit.draft': 'Submit for review',
  'content.submit.rejected': 'Resend',
  'content.pictures': 'Pictures: {count}',
  'content.documents': '{name}: {count}',
  'content.tips': 'Before you submit',
  'content.pages': 'Pages',
  'content.pages.before': 'Previous',
  'content.pages.after': 'Next',
  'content.sorted': 'New order saved',
} as const;

export type ContentKey = keyof typeof contentEn;
