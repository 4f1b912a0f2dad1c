import { useStore } from '@ipw/ui/store';
import { useEffect, useState } from 'react';
import { createDraft, type DraftOptions } from './draft';

/** The draft of this page: saved while it is open and when it is left. */
export function useDraft<V extends object>(initial: () => V, options: DraftOptions<V>) {
  const [draft] = useState(() => createDraft(initial(), options));
  const { values, saving } = useStore(draft.state);
  useEffect(() => draft.follow(options));

  useEffect(() => {
    draft.open();
    const onOnline = () => draft.retry();
    const onLeave = (event: BeforeUnloadEvent) => {
      if (draft.losesOnReload()) event.preventDefault();
    };
    addEventListener('online', onOnline);
    addEventListener('beforeunload', onLeave);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('beforeunload', onLeave);
      draft.close();
    };
  }, [draft]);

  return {
    start: draft.start,
    values,
    change: draft.change,
    saving,
    flush: draft.flush,
    markSaved: draft.markSaved,
  };
}
