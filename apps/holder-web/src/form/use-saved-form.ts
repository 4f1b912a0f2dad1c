import { ERRORS, type FieldError, type Mark } from '@ipw/domain';
import { ask } from '@ipw/ui';
import { useStore } from '@ipw/ui/store';
import { useEffect, useRef, useState } from 'react';
import { ApiError, TEMPORARY, type CallOptions } from '../app/api';
import { useStillHere } from '../app/use-still-here';
import { translate } from '../i18n/catalogue';
import { createDraft, type Draft, type Saved, type Sending } from './draft';
import { differing, type Found } from './same';
import { useForm, type Attempt } from './use-form';

/** State of a field the reviewer marked; undefined for others. */
export type Marking = 'open' | 'changed' | undefined;

/** Parameters and options of a call besides the values. */
export interface SavedCall extends Pick<Sending, 'id' | 'version'> {
  options: CallOptions;
}

interface SavedRecord {
  state: string;
  version: number;
  reason_code: string | null;
  marks: readonly Mark[];
}

interface SavedAt extends Saved {
  state: string;
}

export interface SavedFormOptions<V extends object> {
  /** The record on the server; null before it exists. */
  record: SavedRecord | null;
  /** Fields that differ from the rejected version. */
  changed?: readonly string[] | undefined;
  /** Id of the record in calls; undefined before it exists. */
  id: string | undefined;
  /** Key under which the browser stores what the server does not have yet. */
  draftKey: (id: string | undefined) => string;
  initial: () => V;
  /** The live values of the reviewed fields, as the form holds them; null while nothing is live. */
  live?: () => Partial<V> | null;
  /** Errors that would refuse the submission. */
  validate: (values: V) => readonly Found[];
  /** Errors that even a draft must not have. */
  draftErrors: (values: V) => readonly FieldError[];
  /** The kind's call that saves a draft. */
  save: (values: V, call: SavedCall) => Promise<SavedAt>;
  /** Called with the id when the server has stored the record and its page is still open. */
  onBegun?: ((id: string) => void) | undefined;
  /** Called when a save changed the state, so that the page's review data is outdated. */
  onStateChange?: () => void;
  /** The group of pages the form belongs to, if more than one. */
  within?: string;
  /** The kind's call that submits. */
  submit: (values: V, call: SavedCall) => Promise<Saved>;
  /** Asks for a confirmation before submitting; `isLive`: an earlier version is public. */
  ask?: (isLive: boolean) => Promise<boolean>;
  /** Whether a submission sends all values, so that unsaved ones do not prevent it. */
  sendsAll?: boolean;
  /** Whether a submission names a record that the first save makes, so that an untouched form is saved before it. */
  begins?: boolean;
  onSubmitted?: (values: V) => Promise<unknown> | void;
  /** Called to show the other person's version. */
  onReloadRemote?: () => void;
}

const CONFLICT = ERRORS.CONFLICT.code;
const refusedBy = (error: unknown) => (error instanceof ApiError ? error.problems : []);

const keepsMine = () =>
  ask({
    title: translate('review.conflict.title'),
    text: translate('review.conflict.text'),
    confirm: translate('review.conflict.mine'),
    cancel: translate('review.conflict.theirs'),
  });

/** Saves a draft while its page is open and when it is left. */
function useSaving<V extends object>(draft: Draft<V>): void {
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
}

/**
 * A form whose draft is stored on the server: saved as it changes and submitted when it is complete. On a conflict the user
 * chooses the version to keep; for a rejected record it knows which marked fields have been changed.
 */
export function useSavedForm<V extends object>(options: SavedFormOptions<V>) {
  const { record, changed = [], onReloadRemote } = options;
  const stillHere = useStillHere(options.within);
  const state = useRef(record?.state);
  const [live] = useState(() => options.live?.() ?? null);
  const names = () => Object.keys(draft.start);
  const callOf = ({ id, version, idempotency_key }: Sending, expect: readonly number[]): SavedCall => ({
    id,
    version,
    options: { expect, fields: names(), ...(idempotency_key && { idempotency_key }) },
  });
  const draftOptions = {
    draftKey: options.draftKey,
    id: options.id,
    version: record?.version,
    draftErrors: options.draftErrors,
    save: async (values: V, sending: Sending) => {
      // An automatic save shows no toast, because the form's status line shows its result.
      const saved = await options.save(values, callOf(sending, [CONFLICT, ...TEMPORARY]));
      const isNew = sending.id === undefined && saved.id !== undefined;
      const isMoved = state.current !== undefined && state.current !== saved.state;
      state.current = saved.state;
      if (isNew && stillHere()) options.onBegun?.(saved.id!);
      if (isMoved && stillHere()) options.onStateChange?.();
      return saved;
    },
    refusedBy,
    isTemporary: (error: unknown) => error instanceof ApiError && error.isTemporary,
    overVersion: async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== CONFLICT || !stillHere()) return undefined;
      if (await keepsMine()) return Number(error.data.version);
      // If the question was not answered, it is asked again at the next visit.
      if (stillHere()) {
        draft.markSaved();
        onReloadRemote?.();
      }
      return undefined;
    },
    onRefused: (refused: readonly Found[]) => form.problems.add(refused),
  };
  const [draft] = useState(() => createDraft<V>(options.initial(), draftOptions));
  useEffect(() => draft.follow(draftOptions));
  useSaving(draft);
  const { saving } = useStore(draft.state);
  const form = useForm<V>(draft, {
    validate: options.validate,
    ...(options.ask && { ask: () => options.ask!(live !== null) }),
    submit: async (values: V, { idempotency_key }: Attempt) => {
      // The status line shows the reason; staff must see exactly the form's values.
      const isSaved = await (options.begins ? draft.begin() : draft.flush());
      if (!isSaved && !options.sendsAll) return false;
      return draft.exchange((sending) =>
        options.submit(values, callOf({ ...sending, idempotency_key }, [CONFLICT])),
      );
    },
    ...(options.onSubmitted && { onSubmitted: options.onSubmitted }),
  });
  const marks = record?.reason_code ? record.marks : [];
  const isChanged = (name: string) =>
    form.values[name as keyof V] !== form.start[name as keyof V] || changed.includes(name);

  return {
    ...form,
    saving,
    flush: draft.flush,
    /** Whether something is live, and whether the form differs from it. */
    isLive: live !== null,
    differs: live === null || differing(form.values, live).length > 0,
    /** Whether it exists on the server. */
    begun: draft.known().id !== undefined,
    /** Its id, also right after the first save. */
    idNow: () => draft.known().id,
    /** Saves pending changes; returns the resulting version. */
    async seen(): Promise<number | undefined> {
      await draft.flush();
      return draft.known().version;
    },
    markOf: (name: string): Marking =>
      marks.some(({ field }) => field === name) ? (isChanged(name) ? 'changed' : 'open') : undefined,
    /** Ids of a field's marked pictures. */
    markedIn: (name: string): string[] =>
      marks.flatMap(({ field, image_id }) => (field === name && image_id ? [image_id] : [])),
  };
}

export type SavedForm<V extends object> = ReturnType<typeof useSavedForm<V>>;
