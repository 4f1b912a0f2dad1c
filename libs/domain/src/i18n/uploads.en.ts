/** Why an upload in parts is refused. */
export const uploadsEn = {
  'rule.file_unfinished': 'You have {max} unfinished uploads. Please finish or cancel one first.',
  'rule.file_partial': 'The file has not fully arrived yet',
} as const;
