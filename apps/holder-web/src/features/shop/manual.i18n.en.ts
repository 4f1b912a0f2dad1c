/** The authorization manual. */
export const manualWebEn = {
  'manual.page': 'First page',
  'manual.save': 'Save the PDF',
  'manual.found':
    'This looks like contact details. Please take them out before you submit; with them the manual will not be approved.',
  'manual.nothing_found': 'No contact details found in its text. Please look at the pictures yourself.',
} as const;

export type ManualWebKey = keyof typeof manualWebEn;
