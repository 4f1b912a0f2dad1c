/** Whose reasons a machine gives, when not its own. */
const REASONS_OF: Readonly<Record<string, string>> = { label_order: 'issue', code_request: 'issue' };

/** Where the words of a machine's reasons are: `<prefix>.<code>`. */
export const reasonWords = (machine = ''): string => `${REASONS_OF[machine] ?? machine}_reason`;
