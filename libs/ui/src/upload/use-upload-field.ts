import { uploadLimit, type UploadedFile, type Usage } from '@ipw/domain';
import { useEffect, useRef, useState } from 'react';
import { renew, useRenewed } from './renewed';
import { useUploadEnv } from './upload-env';
import { usePending } from './use-pending';

/** Inserts an uploaded file at the position where it was chosen, though later ones may have finished before. */
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

/** Shared by the single and the multiple field: running uploads, limits, and screen reader announcements. */
export function useUploadField(
  usage: Usage,
  id: string,
  value: readonly UploadedFile[],
  onChange: (files: UploadedFile[]) => void,
  /** A field for one file may share its usage with a field for many. */
  count = uploadLimit(usage).count,
) {
  const env = useUploadEnv();
  const { t } = env;
  const [leftOut, setLeftOut] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [gone, setGone] = useState<readonly string[]>([]);
  const newest = useRenewed();
  const picks = useRef(new Map<string, number>());
  // Two uploads may finish before the form renders again, so the newest list is stored here. A list of ours that comes back
  // through the props may be older by then; only a list from outside replaces it.
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
    // Finished before a reload, and already in the draft.
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
    announcement,
    /** Names of files that are gone; forms drop them. */
    gone,
    /** The field's files with valid addresses. */
    files: value.map(newest),
    /** Called when a picture failed to load. */
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
