import { claimChoiceApi, type UploadedFile } from '@ipw/domain';
import { createStore, dropDraft, keepDraft, onDraft, readDraft, useStore } from '@ipw/ui';
import { useEffect, useState } from 'react';
import { api, TEMPORARY } from '../../app/api';
import { newIpDraft } from '../../app/kept-alive';
import { memberHere } from '../../app/session';

const REST_MS = 1000;

/** Both parts of step 1, and the server's time of the last save this device has seen. */
interface Step1 {
  choice?: Record<string, unknown> | undefined;
  new_ip?: Record<string, unknown> | undefined;
}
const syncKey = (draft: string) => `${draft}.synced`;

const here = (draft: string): Step1 => ({ choice: readDraft(draft), new_ip: readDraft(newIpDraft(draft)) });
/** `at`: the server's save this device has seen last; `unsent`: changes here are not on the server. */
const syncOf = (draft: string) =>
  readDraft(syncKey(draft)) as { at: string | null; unsent: boolean } | undefined;
const noteSync = (draft: string, at: string | null, unsent = false) =>
  keepDraft(syncKey(draft), { at, unsent }, { lasts: true });

/** Whether drafts change because another device's save is taken over, which is no change to send. */
let isRestoring = false;
/** Number of times a save of another device was taken over: the page then starts with it. */
const restored = createStore(0);

function restore(draft: string, { choice, new_ip }: Step1): void {
  isRestoring = true;
  for (const [key, values] of [
    [draft, choice],
    [newIpDraft(draft), new_ip],
  ] as const)
    if (values) keepDraft(key, values, { lasts: true });
    else dropDraft(key);
  isRestoring = false;
  restored.set(restored.get() + 1);
}

/**
 * Takes over what another device has saved since this one last saw it, then sends what was typed here and never sent. Of a
 * part that both have, the one typed here stays; a part that is only on the server is never replaced by an empty one.
 */
async function sync(draft: string): Promise<void> {
  const whose = memberHere();
  const { values, saved_at } = await api(claimChoiceApi.get, {}, { expect: TEMPORARY });
  // Somebody else may have signed in meanwhile.
  if (memberHere() !== whose) return;
  const known = syncOf(draft);
  const mine = here(draft);
  const unsent = known ? known.unsent : !!(mine.choice ?? mine.new_ip);
  if (saved_at !== null && saved_at !== known?.at) {
    const theirs = JSON.parse(values) as Step1;
    const { choice = theirs.choice, new_ip = theirs.new_ip } = unsent ? mine : {};
    restore(draft, { choice, new_ip });
    noteSync(draft, saved_at, unsent);
  }
  if (unsent) await save(draft);
}

const valuesHere = (draft: string): string => {
  const { choice, new_ip } = here(draft);
  return choice || new_ip ? JSON.stringify({ choice, new_ip }) : '';
};

async function save(draft: string): Promise<void> {
  const whose = memberHere();
  const values = valuesHere(draft);
  const [picture] = (here(draft).new_ip?.ip_image as UploadedFile[] | undefined) ?? [];
  const { saved_at } = await api(
    claimChoiceApi.save,
    { values, ip_image: picture?.image_id },
    { expect: TEMPORARY },
  );
  // Changes made meanwhile are sent by their own timer.
  if (memberHere() === whose) noteSync(draft, saved_at, valuesHere(draft) !== values);
}

/** A failed exchange is not shown: this device has everything, and the next change is sent again. */
const ignored = () => undefined;

/** One after the other, so that a save of this device is not taken for one of another. */
let exchanges: Promise<void> = Promise.resolve();
const exchange = (draft: string): Promise<void> =>
  (exchanges = exchanges.then(() => sync(draft)).catch(ignored));

/** Drafts whose changes are sent, until the page is left: they also change while step 1 is hidden. */
const watched = new Set<string>();

function watch(draft: string): void {
  if (watched.has(draft)) return;
  watched.add(draft);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onDraft((key) => {
    if (isRestoring || (key !== draft && key !== newIpDraft(draft))) return;
    noteSync(draft, syncOf(draft)?.at ?? null, true);
    clearTimeout(timer);
    const whose = memberHere();
    timer = setTimeout(() => {
      if (memberHere() === whose) void exchange(draft);
    }, REST_MS);
  });
}

/**
 * Keeps step 1 of a claim on the server as well, for other devices. Null until the server has answered or failed; then a
 * number that changes when the drafts have become those of another device.
 */
export function useSyncedChoice(draft: string): number | null {
  const [ready, setReady] = useState(false);
  const round = useStore(restored);
  useEffect(() => {
    watch(draft);
    void exchange(draft).then(() => setReady(true));
    const onVisible = () => {
      if (document.visibilityState === 'visible') void exchange(draft);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [draft]);
  return ready ? round : null;
}
