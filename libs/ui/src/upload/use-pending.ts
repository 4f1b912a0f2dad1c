import { uploadLimit, type UploadedFile, type Usage } from '@ipw/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkFile, type FileProblem } from './check-file';
import { UploadError, type UploadLine } from './send';
import { upload } from './upload';

/** A picked file on its way. `failed` with `retry` false stays refused until it is taken away. */
export interface Pending {
  key: number;
  file: File;
  preview: string | null;
  phase: 'queued' | 'sending' | 'waiting' | 'failed';
  progress: number;
  seconds: number;
  problem?: FileProblem;
  message?: string;
  retry: boolean;
  now?: () => void;
}

interface Uploads {
  pending: Pending[];
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  drop: (key: number) => void;
}

let keys = 0;
const previewOf = (file: File): string | null =>
  file.type.startsWith('image/') ? URL.createObjectURL(file) : null;

/** Files between the picker and the value: checked, sent, repeated, or shown with what is wrong. */
export function usePending(
  usage: Usage,
  line: UploadLine,
  onDone: (file: UploadedFile, pick: number) => void,
): Uploads {
  const [pending, setPending] = useState<Pending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const current = useRef({ line, onDone });
  useEffect(() => {
    current.current = { line, onDone };
  });

  const change = useCallback((key: number, part: Partial<Pending>) => {
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);

  const take = useCallback((key: number) => {
    running.current.delete(key);
    setPending((all) =>
      all.filter((one) => {
        if (one.key === key && one.preview) URL.revokeObjectURL(one.preview);
        return one.key !== key;
      }),
    );
  }, []);

  const run = useCallback(
    async (key: number, file: File) => {
      const control = new AbortController();
      const { signal } = control;
      running.current.set(key, control);
      change(key, { phase: 'queued', progress: 0, message: undefined, problem: undefined });
      try {
        const problem = await checkFile(file, usage);
        if (problem) return change(key, { phase: 'failed', problem, retry: false });
        const done = await upload(file, usage, current.current.line, {
          signal,
          onProgress: (progress) => change(key, { phase: 'sending', progress }),
          onWait: (seconds, now) => change(key, { phase: 'waiting', seconds, now }),
        });
        current.current.onDone(done, key);
        take(key);
      } catch (error) {
        if (signal.aborted) return;
        const { refusal, message } =
          error instanceof UploadError ? error : { refusal: undefined, message: '' };
        change(key, { phase: 'failed', message: refusal?.msg ?? message, retry: !refusal });
      }
    },
    [change, take, usage],
  );

  const leaving = pending.some((one) => one.phase !== 'failed');
  useEffect(() => {
    if (!leaving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [leaving]);

  return useMemo(
    () => ({
      pending,
      add: (files) => {
        const fresh = files.map((file): Pending => ({
          key: ++keys,
          file,
          preview: previewOf(file),
          phase: 'queued',
          progress: 0,
          seconds: 0,
          retry: true,
        }));
        if (uploadLimit(usage).count === 1) for (const old of pending) running.current.get(old.key)?.abort();
        setPending((all) => [...(uploadLimit(usage).count === 1 ? [] : all), ...fresh]);
        for (const one of fresh) void run(one.key, one.file);
      },
      retry: (key) => {
        const one = pending.find((other) => other.key === key);
        if (one) void run(key, one.file);
      },
      drop: (key) => {
        running.current.get(key)?.abort();
        take(key);
      },
    }),
    [pending, run, take, usage],
  );
}
