/** An instant as answers show it: ISO 8601 in UTC (`2026-11-22T08:00:00.000Z`), or null where there is none. */
export const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
