import { uploadLimit, type UploadedFile, type Usage } from '@ipw/domain';
import { useEffect, useRef, useState } from 'react';
import { renew, useRenewed } from './renewed';
import { useUploadEnv } from './upload-env';
import { usePending } from './use-pending';

/** Puts a finished file where it was picked, though a later one may have finished before it. */
function place(
  files: readonly UploadedFile[],
  file: UploadedFile,
  picks: Map<string, number>,
): UploadedFile[] {
  const pick = picks.get(file.image_id) ?? 0;
  let at = files.length;
  while (at > 0 && (picks.get(files[at - 1]!.image_id) ?? 0) > pick) at -= 1;
  return [...files.slice(0, at), file, ...files.slice(at)];
}

/** What the single and the multiple field share: files on their way, the limit, and what a screen reader hears. */
export function useUploadField(
  usage: Usage,
  id: string,
  value: readonly UploadedFile[],
  onChange: (files: UploadedFile[]) => void,
  /** A field of one may share its use with a field of many. */
  count = uploadLimit(usage).count,
) {
  const env = useUploadEnv();
  const { t } = env;
  const [leftOut, setLeftOut] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [gone, setGone] = useState<readonly string[]>([]);
  const newest = useRenewed();
  const picks = useRef(new Map<string, number>());
  // Two files may finish before the form renders again: the newest list is kept here. A list of our own that
  // comes back may be older than it by then; only one from outside takes its place.
  const latest = useRef(value);
  const own = useRef(new WeakSet<readonly UploadedFile[]>());
  useEffect(() => {
    if (!own.current.has(value)) latest.current = value;
  }, [value]);

  const emit = (files: UploadedFile[]) => {
    own.current.add(files);
    latest.current = files;
    onChange(files);
  };

  const uploads = usePending(usage, id, env, (file, pick) => {
    // Finished before a reload, and in the draft already.
    if (latest.current.some(({ image_id }) => image_id === file.image_id)) return;
    picks.current.set(file.image_id, pick);
    setAnnouncement(t('upload.added', { name: file.file_name }));
    emit(count === 1 ? [file] : place(latest.current, file, picks.current));
  });

  const without = ({ image_id }: UploadedFile) =>
    emit(latest.current.filter((one) => one.image_id !== image_id));

  const room = count === 1 ? 1 : count - value.length - uploads.pending.length;
  return {
    ...uploads,
    count,
    room,
    leftOut,
    told: announcement,
    /** Names of files that are no longer there: forms forget them. */
    gone,
    /** What the field holds, with addresses that open. */
    files: value.map(newest),
    /** A picture did not open. */
    lost: (file: UploadedFile) =>
      void renew(file, env.renew).then((outcome) => {
        if (outcome !== 'gone') return;
        setGone((names) => [...names, file.file_name]);
        without(file);
      }),
    add: (files: File[]) => {
      setGone([]);
      const taken = files.slice(0, Math.max(room, 0));
      setLeftOut(files.length - taken.length);
      uploads.add(taken);
    },
    drop: (key: number) => {
      setLeftOut(0);
      uploads.drop(key);
    },
    order: emit,
    remove: (file: UploadedFile) => {
      setLeftOut(0);
      setAnnouncement(t('upload.removed', { name: file.file_name }));
      without(file);
    },
  };
}
