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

/** How a field stands that a reviewer pointed at; undefined for all others. */
export type Marking = 'open' | 'changed' | undefined;

/** What a record's call names beside the values, and the options it is made with. */
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
  /** The record as the server knows it; null for something that is not begun. */
  record: SavedRecord | null;
  /** Fields that differ from what was rejected. */
  changed?: readonly string[] | undefined;
  /** Names the record in its calls; undefined for something that is not begun. */
  id: string | undefined;
  /** Where the browser keeps what the server does not have yet. */
  draftKey: (id: string | undefined) => string;
  initial: () => V;
  /** What everybody sees, as the form holds it: the reviewed fields alone. Null while nothing is live. */
  live?: () => Partial<V> | null;
  /** What a submission would be refused for. */
  validate: (values: V) => readonly Found[];
  /** What not even a draft may be like. */
  draftErrors: (values: V) => readonly FieldError[];
  /** The kind's call that keeps a draft. */
  save: (values: V, call: SavedCall) => Promise<SavedAt>;
  /** The server has it now, under this id, and its page is still open. */
  onBegun?: ((id: string) => void) | undefined;
  /** The state changed with a save: what the page knows of the review is old. */
  onStateChange?: () => void;
  /** The group of pages the form stays on, where it is more than its own. */
  within?: string;
  /** The kind's call that submits. */
  submit: (values: V, call: SavedCall) => Promise<Saved>;
  /** Asked before it is submitted; `isLive`: everybody sees an earlier version. */
  ask: (isLive: boolean) => Promise<boolean>;
  /** A submission carries all values itself: what could not be saved does not hold it up. */
  sendsAll?: boolean;
  onSubmitted?: (values: V) => Promise<unknown> | void;
  /** Somebody else's version is to be shown. */
  onReloadRemote?: () => void;
}

const CONFLICT = ERRORS.CONFLICT.code;
const isTemporary = (error: unknown) => error instanceof ApiError && TEMPORARY.includes(error.code);
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
 * A form whose draft the server keeps: saved as it changes and submitted when it is whole. On a conflict the writer
 * chooses whose version stays; a rejected record says which of its marked fields were changed since.
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
      // Of a save nobody asked for: what the form's line of state says is not said twice.
      const saved = await options.save(values, callOf(sending, [CONFLICT, ...TEMPORARY]));
      const isNew = sending.id === undefined && saved.id !== undefined;
      const isMoved = state.current !== undefined && state.current !== saved.state;
      state.current = saved.state;
      if (isNew && stillHere()) options.onBegun?.(saved.id!);
      if (isMoved && stillHere()) options.onStateChange?.();
      return saved;
    },
    refusedBy,
    isTemporary,
    overVersion: async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== CONFLICT || !stillHere()) return undefined;
      if (await keepsMine()) return Number(error.data.version);
      // Left unanswered, the question comes again with the next visit.
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
    ask: () => options.ask(live !== null),
    submit: async (values: V, { idempotency_key }: Attempt) => {
      // The line of state says why not; what staff see must be what stands here.
      if (!(await draft.flush()) && !options.sendsAll) return false;
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
    /** Something is live, and whether the form differs from it. */
    isLive: live !== null,
    differs: live === null || differing(form.values, live).length > 0,
    /** The server has it. */
    begun: draft.known().id !== undefined,
    /** Its id, also right after the first save. */
    idNow: () => draft.known().id,
    /** Saves what is left to save; answers the version the server has then. */
    async seen(): Promise<number | undefined> {
      await draft.flush();
      return draft.known().version;
    },
    markOf: (name: string): Marking =>
      marks.some(({ field }) => field === name) ? (isChanged(name) ? 'changed' : 'open') : undefined,
    /** Ids of the pictures of a field a reviewer pointed at. */
    markedIn: (name: string): string[] =>
      marks.flatMap(({ field, image_id }) => (field === name && image_id ? [image_id] : [])),
  };
}

export type SavedForm<V extends object> = ReturnType<typeof useSavedForm<V>>;
