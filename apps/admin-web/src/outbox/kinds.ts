/** Kinds of jobs with a label, which the list can filter by. */
export const JOB_KINDS = ['sms', 'mail'] as const;
