import type { AgreementDraft, Language } from '@ipw/domain';
import type { Refusal } from '../http/refusal';

/** The draft on the server, and the languages of it that differ from text here that is not saved. */
export interface Conflict {
  theirs: AgreementDraft;
  languages: readonly Language[];
}

export type Saving =
  | { status: 'saved' | 'waiting' | 'saving' }
  | { status: 'failed'; error: Refusal | Error }
  | ({ status: 'conflict' } & Conflict);
