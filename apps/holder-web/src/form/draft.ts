import type { FieldError } from '@ipw/domain';
import { dropDraft, keepDraft, readDraft } from '@ipw/ui/drafts';
import { newKey } from '@ipw/ui/new-key';
import { createStore } from '@ipw/ui/store';
import { memberHere } from '../app/session';
import type { FormStore, Saving } from './form-store';
import { differing, fieldOf, isSame, type Found } from './same';

const REST_MS = 800;
/** Waiting times in ms before a save without an answer is retried; the last one repeats. */
const RETRY_MS = [2000, 5000, 15_000, 30_000];

/** What a call sends besides the values. */
export interface Sending {
  /** Id of the record; undefined while the server has none. */
  id: string | undefined;
  /** The version the form has seen. */
  version: number | undefined;
  /** The same for every attempt of the first save, so that no second record is created. */
  idempotency_key: string | undefined;
}

/** The server's answer to a save. */
export interface Saved {
  id?: string | undefined;
  version?: number | undefined;
}

export interface DraftOptions<V> {
  /** Key under which the browser stores what the server does not have. */
  draftKey: (id: string | undefined) => string;
  /** Id of the record on the server, if there is one. */
  id: string | undefined;
  /** Version of the initial values; undefined where the server counts none. */
  version?: number | undefined;
  /** Errors for which the server would refuse a draft with these values. */
  draftErrors: (values: V) => readonly FieldError[];
  /** Sends values without draft errors. */
  save: (values: V, sending: Sending) => Promise<Saved>;
  /** The fields an error names. */
  refusedBy: (error: unknown) => readonly Found[];
  /** Whether the same save may succeed later: no answer, or the server is busy. */
  isTemporary: (error: unknown) => boolean;
  /** After a conflict: the current version, if the call may be repeated over it. */
  overVersion?: (error: unknown) => Promise<number | undefined>;
  /** Called after each save with the fields that were left out. */
  onRefused: (refused: readonly Found[]) => void;
}

interface Sent<V> {
  values: V;
  key: string;
}

/** A draft in the browser: typed values beside the server's values at the time. */
interface StoredDraft<V> {
  typed: Partial<V>;
  base: Partial<V>;
  version?: number | undefined;
  /** A save that was running when the draft was stored; the server may have it or not. */
  sent?: Sent<V> | undefined;
}

const readStored = <V>(draftKey: string) => readDraft(draftKey) as StoredDraft<V> | undefined;

/** Typed values of a draft in this browser that are not saved. */
export const typedIn = <V>(draftKey: string): Partial<V> => readStored<V>(draftKey)?.typed ?? {};

const pick = <V extends object>(values: Partial<V>, names: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<V>;

/**
 * Values saved to the server shortly after each change. Invalid fields are left out of a save and replaced by the server's
 * values; they, and everything else unsaved, are stored in the browser and survive a reload.
 */
export function createDraft<V extends object>(start: V, first: DraftOptions<V>) {
  const owner = memberHere();
  /** Whether the member has signed out or changed: then nothing is stored or sent. An ended session keeps its member. */
  const isLeft = () => memberHere() !== owner;
  let options = first;
  let { id, version } = first;
  let draftKey = first.draftKey(id);
  const stored = readStored<V>(draftKey);
  const typed = pick(stored?.typed ?? {}, Object.keys(start));
  let values: V = { ...start, ...typed };
  let accepted = start;
  let sent = stored?.sent;
  const changedElsewhere = differing(start, typed).some(
    (name) =>
      stored?.base !== undefined &&
      !isSame(start[name], stored.base[name]) &&
      !(sent && isSame(start[name], sent.values[name])),
  );
  /** The version on which a restored draft was typed, if the server has other values now. */
  let seen = id !== undefined && changedElsewhere ? stored?.version : undefined;
  if (id !== undefined) sent = undefined;
  let lasts = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let round = 0;
  let open = false;
  /** Whether the server is to have the record even if nothing was changed. */
  let wanted = false;
  let saves: Promise<unknown> = Promise.resolve();
  let calls: Promise<unknown> = Promise.resolve();

  const unsaved = () => differing(accepted, values);
  const isWanted = () => wanted && id === undefined;
  const isWhole = () => unsaved().length === 0 && !sent && !isWanted();
  const state = createStore<{ values: V; saving: Saving }>({ values, saving: isWhole() ? 'idle' : 'saving' });
  const setSaving = (saving: Saving) => state.set({ values, saving });

  const remember = () => {
    if (isLeft()) return;
    const names = unsaved();
    if (names.length === 0 && !sent) {
      dropDraft(draftKey);
      lasts = true;
      return;
    }
    const next: StoredDraft<V> = { typed: pick(values, names), base: pick(accepted, names), version, sent };
    lasts = keepDraft(draftKey, { ...next }, { lasts: true });
  };

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function attempt<T extends Saved>(call: (sending: Sending) => Promise<T>, over?: number): Promise<T> {
    try {
      const known = id;
      const key = known === undefined ? sent?.key : undefined;
      const saved = await call({ id: known, version: over ?? seen ?? version, idempotency_key: key });
      version = saved.version ?? version;
      id ??= saved.id;
      if (options.draftKey(id) !== draftKey) {
        dropDraft(draftKey);
        draftKey = options.draftKey(id);
      }
      return saved;
    } catch (error) {
      const theirs = await options.overVersion?.(error);
      if (theirs === undefined) throw error;
      version = theirs;
      return attempt(call, theirs);
    }
  }

  /** Runs calls one after the other, each with the version the previous one was answered with. */
  function exchange<T extends Saved>(call: (sending: Sending) => Promise<T>): Promise<T> {
    const next = calls.then(() => attempt(call));
    calls = next.catch(() => undefined);
    return next;
  }

  const send = async (target: V) => {
    const now = round;
    const begun = id !== undefined;
    sent = { values: target, key: sent?.key ?? newKey() };
    remember();
    try {
      await exchange((sending) => options.save(target, sending));
    } catch (error) {
      // Without an answer the server may still have received it, so a first save is repeated unchanged.
      if (now === round && (begun || !options.isTemporary(error))) sent = undefined;
      throw error;
    }
    seen = undefined;
    if (now !== round) return;
    accepted = target;
    sent = undefined;
  };

  /** Sends all valid fields; returns the errors of the others. */
  const saveValid = async (): Promise<readonly Found[]> => {
    if (id === undefined && sent) await send(sent.values);
    const typedNow = values;
    let refused: Found[] = [...options.draftErrors(typedNow)];
    for (;;) {
      const names = refused.map(fieldOf);
      const target = { ...typedNow, ...pick(accepted, names) };
      const changes = differing(accepted, target);
      if (changes.length === 0 && !isWanted()) return refused;
      // A field may be invalid together with the old value of another.
      const more = options.draftErrors(target).filter((one) => !names.includes(fieldOf(one)));
      if (more.length > 0) {
        refused = [...refused, ...more];
        continue;
      }
      try {
        await send(target);
        return refused;
      } catch (error) {
        const named = options.refusedBy(error).filter((one) => (changes as string[]).includes(fieldOf(one)));
        if (named.length === 0) throw error;
        refused = [...refused, ...named];
      }
    }
  };

  const saveNow = async (): Promise<void> => {
    clearTimeout(timer);
    if (isLeft()) return;
    if (isWhole()) {
      remember();
      if (state.get().saving === 'saving') setSaving(id === undefined ? 'idle' : 'saved');
      return;
    }
    const [now, before] = [round, values];
    setSaving('saving');
    try {
      const refused = await saveValid();
      if (now !== round) return;
      failures = 0;
      remember();
      options.onRefused(refused);
      // Changes made meanwhile are saved by a timer of their own.
      if (isWhole()) setSaving('saved');
      else if (values === before) setSaving('partly');
    } catch (error) {
      if (now !== round) return;
      remember();
      const temporary = options.isTemporary(error);
      setSaving(temporary ? 'failed' : 'refused');
      if (temporary && open) later(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]!);
    }
  };

  /** Saves now, after a running save; true when the server has everything. */
  function flush(): Promise<boolean> {
    const next = saves.then(saveNow).then(isWhole);
    saves = next;
    return next;
  }

  return {
    start,
    state,
    flush,
    /** The same of a record that the server may not have yet: also one in which nothing was changed. */
    begin(): Promise<boolean> {
      wanted = true;
      return flush();
    },
    exchange,
    /** Id and version on the server, as far as it has answered. */
    known: () => ({ id, version }),
    /** Whether a reload would lose values, because the browser refuses storage. */
    losesOnReload: () => !lasts && !isWhole(),
    /** Replaces the options by the current render's. */
    follow(next: DraftOptions<V>): void {
      options = next;
    },
    change(part: Partial<V>): void {
      values = { ...values, ...part };
      remember();
      setSaving('saving');
      later(REST_MS);
    },
    /** Starts automatic saving, first of values an earlier visit left in the browser. */
    open(): void {
      open = true;
      if (!isWhole()) later(REST_MS);
    },
    /** Saves once more and stops. */
    close(): void {
      open = false;
      void flush();
    },
    /** Retries at once what got no answer. */
    retry(): void {
      if (state.get().saving === 'failed') void flush();
    },
    /** Nothing is left to save, because it was submitted or discarded. */
    markSaved(): void {
      round += 1;
      clearTimeout(timer);
      accepted = values;
      sent = undefined;
      remember();
      setSaving('saved');
    },
  } satisfies FormStore<V> & Record<string, unknown>;
}

export type Draft<V extends object> = ReturnType<typeof createDraft<V>>;
