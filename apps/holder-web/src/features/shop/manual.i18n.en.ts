/** The authorization manual. */
export const manualWebEn = {
  'workbench.menu.manual': 'Authorization manual',
  'manual.lead': 'One PDF in which buyers read how your IP may be used.',
  'manual.none': 'Buyers see no manual yet.',
  'shop.field.manual_file': 'Manual (PDF)',
  'manual.file.hint':
    'Leave out personal, brand and contact details: buyers reach you through the platform. Scripts, attachments and passwords are not accepted.',
  'manual.page': 'First page',
  'manual.size': 'Pages: {pages} · {size}',
  'manual.save': 'Save the PDF',
  'manual.found':
    'This looks like contact details. Please take them out before you submit; with them the manual will not be approved.',
  'manual.nothing_found': 'No contact details found in its text. Please look at the pictures yourself.',
  'manual.read': 'Only the first {pages} pages were searched.',
  'manual.delete.title': 'Delete the manual?',
  'manual.delete.text': 'Buyers no longer see it from now on, and what is under review is withdrawn.',
  'manual.delete.text_new': 'It was never published. It cannot be brought back.',
  'manual.deleted': 'Manual deleted',
} as const;

export type ManualWebKey = keyof typeof manualWebEn;
