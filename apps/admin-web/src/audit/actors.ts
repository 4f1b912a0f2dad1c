/** Who a line of the audit log may be of. */
export const ACTORS = ['member', 'staff', 'system'] as const;
