/** Kinds of outgoing work with a word of their own; the list can be held to them. */
export const JOB_KINDS = ['sms', 'mail'] as const;
