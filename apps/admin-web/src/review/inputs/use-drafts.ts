import { useTyped } from '../../session/typed';

/** What was typed into a dialog so far, and each change of it. */
export interface DraftProps<D> {
  draft: D | undefined;
  onDraft: (draft: D) => void;
}

/** What was typed into dialogs about records of a resource, each by a key; kept until it is sent, because a dialog closes by a slip. */
export function useDrafts<D>(resource: string) {
  const typed = useTyped();
  const nameOf = (key: string) => `${resource}.${key}`;
  return {
    of: (key: string): DraftProps<D> => {
      const text = typed.read(nameOf(key));
      return {
        draft: text === undefined ? undefined : (JSON.parse(text) as D),
        onDraft: (draft) => typed.write(nameOf(key), JSON.stringify(draft)),
      };
    },
    /** It was sent. */
    drop: (key: string) => typed.write(nameOf(key), undefined),
  };
}
