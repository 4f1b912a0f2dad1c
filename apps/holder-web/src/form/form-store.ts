import type { Store } from '@ipw/ui/store';

/**
 * `partly`: the server has all but the invalid fields. `failed`: no answer yet, it is retried. `refused`: the server refused
 * the whole save.
 */
export type Saving = 'idle' | 'saving' | 'saved' | 'partly' | 'failed' | 'refused';

/** Where the values of a form are stored: in this browser only (`local-form.ts`), or on the server (`draft.ts`). */
export interface FormStore<V extends object> {
  /** The initial values. */
  start: V;
  state: Store<{ values: V; saving: Saving }>;
  change: (part: Partial<V>) => void;
  /** Nothing is left to save, because it was submitted or discarded. */
  markSaved: () => void;
}
