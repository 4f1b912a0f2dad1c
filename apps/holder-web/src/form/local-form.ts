import { type DraftLasts, dropDraft, keepDraft, readDraft } from '@ipw/ui/drafts';
import { createStore } from '@ipw/ui/store';
import { useEffect, useState } from 'react';
import type { FormStore, Saving } from './form-store';
import { differing } from './same';
import { useForm, type Form, type FormOptions } from './use-form';

/**
 * The values of a form stored as its draft: those that differ from the initial ones and are not secret. The others are read
 * from the server when the form opens again, because they may have changed elsewhere.
 */
export const typedValues = <V extends object>(
  values: V,
  start: Partial<V>,
  secret: readonly string[],
): Partial<V> =>
  Object.fromEntries(
    differing(start, values)
      .filter((name) => !secret.includes(name))
      .map((name) => [name, values[name]]),
  ) as Partial<V>;

export interface LocalCopy<V = object> {
  /** Key under which the values survive the page, until they are submitted or the member signs out. */
  draft?: string | undefined;
  /** Also survives a reload, in this browser for this member, or in this tab for anybody. Not for papers and identities. */
  draftLasts?: DraftLasts | undefined;
  /** Names of values that are never stored. */
  secret?: readonly string[];
  /** Values that override stored ones. */
  instead?: Partial<V>;
}

/** The values of a form that is sent to the server only when it is submitted. */
export function createLocalStore<V extends object>(
  start: V,
  { draft, draftLasts, secret = [], instead }: LocalCopy<V>,
) {
  const secrets = new Set(secret);
  const kept = draft ? (readDraft(draft) as Partial<V> | undefined) : undefined;
  let values: V = { ...start, ...kept, ...instead };
  const state = createStore<{ values: V; saving: Saving }>({ values, saving: 'idle' });
  return {
    start,
    state,
    change(part: Partial<V>): void {
      values = { ...values, ...part };
      state.set({ values, saving: 'idle' });
      if (!draft) return;
      const typed = typedValues(values, start, [...secrets]);
      if (Object.keys(typed).length > 0) keepDraft(draft, { ...typed }, { lasts: draftLasts ?? false });
      else dropDraft(draft);
    },
    markSaved(): void {
      if (draft) dropDraft(draft);
    },
    /** Names added here are secret too, because fields can appear later. */
    hide: (names: readonly string[]) => names.forEach((name) => secrets.add(name)),
  } satisfies FormStore<V> & { hide: unknown };
}

/** A form sent to the server when it is submitted. */
export function useLocalForm<V extends object>(
  initial: () => V,
  { draft, draftLasts, secret = [], instead, ...options }: LocalCopy<V> & FormOptions<V>,
): Form<V> {
  const [store] = useState(() => createLocalStore(initial(), { draft, draftLasts, secret, instead }));
  useEffect(() => store.hide(secret));
  return useForm(store, options);
}
