import { dropDraft, readDraft } from '@ipw/ui/drafts';

/** The draft of step 1 of a claim: what is looked for, and whether a new IP is described. */
export const CLAIM_CHOICE = 'claim.choose';
/** The draft of the form within a draft of a choice. */
export const newIpDraft = (draft: string): string => `${draft}.new`;

/** A claim was submitted: its choice is forgotten. The description of another IP that was begun stays until it is sent. */
export function dropKeptAlive(): void {
  if (!readDraft(newIpDraft(CLAIM_CHOICE))) dropDraft(CLAIM_CHOICE);
}
