/** Machines that use another machine's reasons. */
const REASONS_OF: Readonly<Record<string, string>> = {
  label_order: 'issue',
  code_request: 'issue',
  tender_registration: 'registration',
  campaign_entry: 'entry',
};

/** Prefix of the labels of a machine's reasons: `<prefix>.<code>`. */
export const reasonWords = (machine = ''): string => `${REASONS_OF[machine] ?? machine}_reason`;
