/** Why an upload is refused. */
export const uploadsEn = {
  'rule.file': '{field}: this file is not available to you',
  'rule.file_type': 'Only {accept} files are supported',
  'rule.file_size': 'File size cannot exceed the limit ({max})',
  'rule.file_pixels': 'Please upload according to the specified size! ({width}×{height} px)',
  'rule.file_broken': 'This file is damaged or not a picture',
  'rule.file_animation': 'The picture has too many pixels or frames',
  'rule.file_count': 'Maximum {max} files allowed',
  'rule.file_quota': 'Your storage is full',
  'rule.file_unfinished': 'You have {max} unfinished uploads. Please finish or cancel one first.',
  'rule.file_partial': 'The file has not fully arrived yet',
} as const;
