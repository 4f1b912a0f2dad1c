import { type AgreementDraft, type Language, LANGUAGES } from '@ipw/domain';
import { useTyped } from '../session/typed';
import { emptyClause, fromTyped, sameText, toTyped, type TypedText } from './clause-text';
import type { Saving } from './saving';

/** The draft as the editor last read or saved it. */
export type Seen = Pick<AgreementDraft, 'id' | 'version' | 'texts'>;

/** Text of a draft that is not saved, by language, and the version it was written in. */
export interface Unsaved {
  draft: string;
  version: number;
  texts: Partial<Record<Language, TypedText>>;
}

/** The unsaved text of an agreement, stored in this browser until it is saved or dropped. */
export function useUnsaved(id: string) {
  const typed = useTyped();
  const key = `agreement.${id}`;
  return {
    read: (): Unsaved | undefined => {
      const text = typed.read(key);
      return text === undefined ? undefined : (JSON.parse(text) as Unsaved);
    },
    write: (unsaved: Unsaved | undefined) => typed.write(key, unsaved && JSON.stringify(unsaved)),
  };
}

interface Start {
  texts: Record<Language, TypedText>;
  dirty: readonly Language[];
  seen: Seen;
  saving: Saving;
}

/** Keys of clauses are counted anew in each tab. */
const withNewKeys = ({ title, clauses }: TypedText): TypedText => ({
  title,
  clauses: clauses.map(({ heading, body }) => ({ ...emptyClause(), heading, body })),
});

/** What the editor opens with: the draft, with the text that was not saved the last time. */
export function startOf(draft: AgreementDraft, unsaved: Unsaved | undefined): Start {
  const dirty = LANGUAGES.filter((one) => {
    const text = unsaved?.texts[one];
    return text && !sameText(fromTyped(text), draft.texts[one]);
  });
  const texts = Object.fromEntries(
    LANGUAGES.map((one) => [
      one,
      dirty.includes(one) ? withNewKeys(unsaved!.texts[one]!) : toTyped(draft.texts[one]),
    ]),
  ) as Record<Language, TypedText>;
  if (!unsaved || dirty.length === 0) return { texts, dirty, seen: draft, saving: { status: 'saved' } };
  if (unsaved.draft === draft.id && unsaved.version === draft.version)
    return { texts, dirty, seen: draft, saving: { status: 'waiting' } };
  const seen = { id: unsaved.draft, version: unsaved.version, texts: draft.texts };
  return { texts, dirty, seen, saving: { status: 'conflict', theirs: draft, languages: dirty } };
}
