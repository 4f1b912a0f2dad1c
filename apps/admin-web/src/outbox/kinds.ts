/** Kinds of jobs with a label, which the list can filter by. */
export const JOB_KINDS = [
  'sms',
  'mail',
  'image_copies',
  'close_account',
  'data_export',
  'remove_file',
  'remove_archive',
  'wallet_questions',
  'filing_order',
] as const;
