import type { Store } from '@ipw/ui/store';

/**
 * `partly`: the server has all but the fields it would refuse. `failed`: no answer yet, it is tried again.
 * `refused`: the server said no to the whole.
 */
export type Saving = 'idle' | 'saving' | 'saved' | 'partly' | 'failed' | 'refused';

/** Where the values of a form are held: in this browser alone (`local-form.ts`), or saved to the server (`draft.ts`). */
export interface FormStore<V extends object> {
  /** The values the form began with. */
  start: V;
  state: Store<{ values: V; saving: Saving }>;
  change: (part: Partial<V>) => void;
  /** Nothing is left to save: it was submitted, or dropped. */
  markSaved: () => void;
}
