import { useState } from 'react';

/** What was typed into a dialog so far, and each change of it. */
export interface DraftProps<D> {
  draft: D | undefined;
  onDraft: (draft: D) => void;
}

/** What was typed into dialogs, each by a key; kept while the page is open, because a dialog closes by a slip. */
export function useDrafts<D>() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, D | undefined>>>({});
  const store = (key: string, draft: D | undefined) => setDrafts((before) => ({ ...before, [key]: draft }));
  return {
    of: (key: string): DraftProps<D> => ({ draft: drafts[key], onDraft: (draft) => store(key, draft) }),
    /** It was sent. */
    drop: (key: string) => store(key, undefined),
  };
}
