/** Who a line of the audit log may be of. */
export const ACTORS = ['member', 'staff', 'visitor', 'system'] as const;
