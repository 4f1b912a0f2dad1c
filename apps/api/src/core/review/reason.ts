/** Why staff decided: a code of the list of the matter, and their own words. */
interface Reason<Code extends string> {
  reason_code?: Code | null | undefined;
  reason?: string | null | undefined;
}

/** The reason as a line of the history: `code: words`, one of them, or nothing. */
export const reasonLine = ({ reason_code, reason }: Reason<string>): string =>
  [reason_code, reason].filter(Boolean).join(': ');

/** The reason as the record stores it; empty words are none. */
export const reasonColumns = <Code extends string>({ reason_code, reason }: Reason<Code>) => ({
  reason_code: reason_code ?? null,
  reason: reason || null,
});
