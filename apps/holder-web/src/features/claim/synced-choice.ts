import { claimChoiceApi, type UploadedFile } from '@ipw/domain';
import { dropDraft, keepDraft, onDraft, readDraft } from '@ipw/ui';
import { useEffect, useState } from 'react';
import { api } from '../../app/api';
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

function restore(draft: string, { choice, new_ip }: Step1): void {
  for (const [key, values] of [
    [draft, choice],
    [newIpDraft(draft), new_ip],
  ] as const)
    if (values) keepDraft(key, values, { lasts: true });
    else dropDraft(key);
}

/** Takes over what another device has saved since this one last saw it, unless something typed here was never sent. */
async function load(draft: string): Promise<void> {
  const known = syncOf(draft);
  const { choice, new_ip } = here(draft);
  if (known ? known.unsent : choice || new_ip) return save(draft);
  const { values, saved_at } = await api(claimChoiceApi.get, {});
  if (saved_at === null || saved_at === known?.at) return;
  restore(draft, JSON.parse(values) as Step1);
  noteSync(draft, saved_at);
}

async function save(draft: string): Promise<void> {
  const { choice, new_ip } = here(draft);
  const [picture] = (new_ip?.ip_image as UploadedFile[] | undefined) ?? [];
  const values = choice || new_ip ? JSON.stringify({ choice, new_ip }) : '';
  const { saved_at } = await api(claimChoiceApi.save, { values, ip_image: picture?.image_id });
  noteSync(draft, saved_at);
}

/** A failed exchange is not shown: this device has everything, and the next change is sent again. */
const ignored = () => undefined;

/** Drafts whose changes are sent, until the page is left: they also change while step 1 is hidden. */
const watched = new Set<string>();
let isLoading = false;

function watch(draft: string): void {
  if (watched.has(draft)) return;
  watched.add(draft);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onDraft((key) => {
    if (isLoading || (key !== draft && key !== newIpDraft(draft))) return;
    noteSync(draft, syncOf(draft)?.at ?? null, true);
    clearTimeout(timer);
    const whose = memberHere();
    timer = setTimeout(() => {
      // Somebody else may have signed in meanwhile.
      if (memberHere() === whose) void save(draft).catch(ignored);
    }, REST_MS);
  });
}

/** Keeps step 1 of a claim on the server as well, for other devices. False until the server has answered or failed. */
export function useSyncedChoice(draft: string): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    watch(draft);
    isLoading = true;
    void load(draft)
      .catch(ignored)
      .finally(() => {
        isLoading = false;
        setReady(true);
      });
  }, [draft]);
  return ready;
}
