/** The authorization manual. */
export const manualWebEn = {
  'manual.page': 'First page',
  'manual.save': 'Download PDF',
  'manual.found':
    'This looks like contact details. Please remove them before you submit; with them the manual will not be approved.',
  'manual.nothing_found': 'No contact details found in the text. Please check the pictures yourself.',
} as const;

export type ManualWebKey = keyof typeof manualWebEn;
