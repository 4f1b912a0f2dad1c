import type { FieldError } from '@ipw/domain';
import { dropDraft, keepDraft, readDraft } from '@ipw/ui/drafts';
import { newKey } from '@ipw/ui/new-key';
import { createStore } from '@ipw/ui/store';
import type { FormStore, Saving } from './form-store';
import { differing, fieldOf, isSame, type Found } from './same';

const REST_MS = 800;
/** Waits between two tries of a save that got no answer, in milliseconds; the last one repeats. */
const RETRY_MS = [2000, 5000, 15_000, 30_000];

/** What a call names beside the values. */
export interface Sending {
  /** The record; undefined while the server has none. */
  id: string | undefined;
  /** The version that was seen. */
  version: number | undefined;
  /** The same for every try of the first save, so that nothing is begun twice. */
  idempotency_key: string | undefined;
}

/** What the server says of a save. */
export interface Saved {
  id?: string | undefined;
  version?: number | undefined;
}

export interface DraftOptions<V> {
  /** Name under which the browser keeps what the server does not have. */
  draftKey: (id: string | undefined) => string;
  /** The record on the server, if there is one. */
  id: string | undefined;
  /** Of the values the draft starts from; undefined where the server counts none. */
  version?: number | undefined;
  /** What the server would refuse of a draft with these values. */
  draftErrors: (values: V) => readonly FieldError[];
  /** Sends values that hold no draft error. */
  save: (values: V, sending: Sending) => Promise<Saved>;
  /** The fields a refusal names. */
  refusedBy: (error: unknown) => readonly Found[];
  /** Whether the same save may succeed later: there was no answer, or the server is busy. */
  isTemporary: (error: unknown) => boolean;
  /** The version of somebody else over which the same call may be made again, if it was refused for one and shall stay. */
  overVersion?: (error: unknown) => Promise<number | undefined>;
  /** Told after each save which fields were left out. */
  onRefused: (refused: readonly Found[]) => void;
}

interface Sent<V> {
  values: V;
  key: string;
}

/** What the browser keeps of a draft: typed values beside those the server had at the time. */
interface StoredDraft<V> {
  typed: Partial<V>;
  base: Partial<V>;
  version?: number | undefined;
  /** On its way when it was kept: the server may have it or not. */
  sent?: Sent<V> | undefined;
}

const readStored = <V>(draftKey: string) => readDraft(draftKey) as StoredDraft<V> | undefined;

/** What was typed in a draft of this browser and is not saved. */
export const typedIn = <V>(draftKey: string): Partial<V> => readStored<V>(draftKey)?.typed ?? {};

const pick = <V extends object>(values: Partial<V>, names: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<V>;

/**
 * Values that are saved to the server a moment after each change. Invalid fields are left out of a save and sent with
 * the values the server has; they, and everything else unsaved, are stored in the browser and survive a reload.
 */
export function createDraft<V extends object>(start: V, first: DraftOptions<V>) {
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
  /** The version a restored draft was typed on, where the server has other values by now. */
  let seen = id !== undefined && changedElsewhere ? stored?.version : undefined;
  if (id !== undefined) sent = undefined;
  let lasts = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let round = 0;
  let open = false;
  let saves: Promise<unknown> = Promise.resolve();
  let calls: Promise<unknown> = Promise.resolve();

  const unsaved = () => differing(accepted, values);
  const isWhole = () => unsaved().length === 0 && !sent;
  const state = createStore<{ values: V; saving: Saving }>({ values, saving: isWhole() ? 'idle' : 'saving' });
  const setSaving = (saving: Saving) => state.set({ values, saving });

  const remember = () => {
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

  /** One call after another, each naming the version that the one before it was answered with. */
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
      // Without an answer the server may have it all the same: a first save is repeated as it was.
      if (now === round && (begun || !options.isTemporary(error))) sent = undefined;
      throw error;
    }
    seen = undefined;
    if (now !== round) return;
    accepted = target;
    sent = undefined;
  };

  /** Sends all the server can take; answers what it cannot. */
  const saveValid = async (): Promise<readonly Found[]> => {
    if (id === undefined && sent) await send(sent.values);
    const wanted = values;
    let refused: Found[] = [...options.draftErrors(wanted)];
    for (;;) {
      const names = refused.map(fieldOf);
      const target = { ...wanted, ...pick(accepted, names) };
      const changes = differing(accepted, target);
      if (changes.length === 0) return refused;
      // A field may be wrong beside the old value of another.
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
      // What was typed meanwhile is saved by a timer of its own.
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

  /** Saves now, after a save that is under way; true when the server has everything. */
  function flush(): Promise<boolean> {
    const next = saves.then(saveNow).then(isWhole);
    saves = next;
    return next;
  }

  return {
    start,
    state,
    flush,
    exchange,
    /** The record and the version the server has, as far as it has answered. */
    known: () => ({ id, version }),
    /** Whether a reload would lose something: the browser refuses to keep it. */
    losesOnReload: () => !lasts && !isWhole(),
    /** Takes the functions of the moment. */
    follow(next: DraftOptions<V>): void {
      options = next;
    },
    change(part: Partial<V>): void {
      values = { ...values, ...part };
      remember();
      setSaving('saving');
      later(REST_MS);
    },
    /** Begins to save by itself: what an earlier visit left here first. */
    open(): void {
      open = true;
      if (!isWhole()) later(REST_MS);
    },
    /** Saves once more and stops trying. */
    close(): void {
      open = false;
      void flush();
    },
    /** Tries again at once what got no answer. */
    retry(): void {
      if (state.get().saving === 'failed') void flush();
    },
    /** Nothing is left to save: it was submitted, or dropped. */
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
