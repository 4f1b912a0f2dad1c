import { dropDraft, readDraft } from '@ipw/ui/drafts';

/** Draft key of step 1 of a claim: the search text, and whether the form of a new IP is open. */
export const CLAIM_CHOICE = 'claim.choose';
/** Draft key of the new IP's form within step 1. */
export const newIpDraft = (draft: string): string => `${draft}.new`;

/** After a claim was submitted: deletes the choice. The draft of another new IP stays until it is sent. */
export function dropKeptAlive(): void {
  if (!readDraft(newIpDraft(CLAIM_CHOICE))) dropDraft(CLAIM_CHOICE);
}
