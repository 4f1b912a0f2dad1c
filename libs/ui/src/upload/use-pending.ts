import { uploadLimit, type UploadedFile, type Usage } from '@ipw/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkFile, type FileProblem } from './check-file';
import { cancelUpload } from './parts';
import { scale, scaleFloor } from './scale';
import { UploadError } from './request';
import { upload } from './upload';
import type { UploadEnv } from './upload-env';
import { useStoredFiles } from './use-stored-files';

/** A chosen file before it is part of the value. `failed` with `retry` false stays refused until removed. */
export interface Pending {
  key: number;
  file: File;
  preview: string | null;
  phase: 'queued' | 'scaling' | 'offered' | 'sending' | 'waiting' | 'paused' | 'failed';
  progress: number;
  seconds: number;
  problem?: FileProblem;
  message?: string;
  retry: boolean;
  /** The size of the chosen file, whose scaled copy is offered. */
  chosen?: { bytes: number; width: number; height: number };
  now?: () => void;
  /** Address of a large upload, to resume it. */
  address?: string | undefined;
}

interface Uploads {
  pending: Pending[];
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  /** Sends the scaled copy that is offered. */
  accept: (key: number) => void;
  drop: (key: number) => void;
}

/** Phases in which the member decides what happens next. */
const RESTING: readonly Pending['phase'][] = ['offered', 'failed'];

let keys = 0;
const previewOf = (file: File): string | null =>
  file.type.startsWith('image/') ? URL.createObjectURL(file) : null;

const revoke = ({ preview }: Pending): void => {
  if (preview) URL.revokeObjectURL(preview);
};

const picked = (file: File, address?: string): Pending => ({
  key: ++keys,
  file,
  preview: previewOf(file),
  phase: 'queued',
  progress: 0,
  seconds: 0,
  retry: true,
  address,
});

/** Chosen files until they are part of the value: checked, sent, retried, or shown with their error. */
export function usePending(
  usage: Usage,
  field: string,
  env: UploadEnv,
  onDone: (file: UploadedFile, pick: number) => void,
): Uploads {
  const [pending, setPending] = useState<Pending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const current = useRef({ env, onDone, pending, run: (_: Pending) => Promise.resolve() });

  const change = useCallback((key: number, part: Partial<Pending>) => {
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);

  const take = useCallback((key: number) => {
    running.current.delete(key);
    setPending((all) =>
      all.filter((one) => {
        if (one.key === key) revoke(one);
        return one.key !== key;
      }),
    );
  }, []);

  const storedFiles = useStoredFiles(usage, field, env, pending, (files) => {
    const found = files.map(({ file, address }) => picked(file, address));
    setPending((all) => [...found, ...all]);
    for (const one of found) void run(one);
  });

  /** Offers a scaled copy of a photograph above its limit; refuses other files. */
  const refuse = useCallback(
    async (key: number, file: File, problem: FileProblem, signal: AbortSignal) => {
      if (problem.rule === 'file_size') {
        change(key, { phase: 'scaling' });
        const copy = await scale(file, usage);
        signal.throwIfAborted();
        if (copy === 'too_small') {
          const { t } = current.current.env;
          const args = { ...problem.args, min: scaleFloor(uploadLimit(usage))! };
          return change(key, { phase: 'failed', message: t('upload.scale_how', args), retry: false });
        }
        if (copy)
          return setPending((all) =>
            all.map((one) => {
              if (one.key !== key) return one;
              revoke(one);
              const { width, height } = copy;
              const offer = { file: copy.file, preview: previewOf(copy.file), phase: 'offered' as const };
              return { ...one, ...offer, chosen: { bytes: file.size, width, height } };
            }),
          );
      }
      change(key, { phase: 'failed', problem, retry: false });
    },
    [change, usage],
  );

  const run = useCallback(
    async ({ key, file, address }: Pending) => {
      const control = new AbortController();
      const { signal } = control;
      running.current.set(key, control);
      change(key, { phase: 'queued', message: undefined, problem: undefined });
      let at = address;
      try {
        const problem = await checkFile(file, usage);
        signal.throwIfAborted();
        if (problem) return await refuse(key, file, problem, signal);
        const done = await upload(file, usage, current.current.env, {
          signal,
          address,
          onBegun: (sent, to) => {
            storedFiles.forget(at);
            at = to;
            storedFiles.keep(sent, to);
            change(key, { file: sent, address: to });
          },
          onProgress: (progress) => change(key, { phase: 'sending', progress }),
          onWait: (seconds, now) => change(key, { phase: 'waiting', seconds, now }),
          onPause: () => change(key, { phase: 'paused' }),
        });
        current.current.onDone(done, key);
        storedFiles.forgetSoon(at);
        take(key);
      } catch (error) {
        if (signal.aborted) return;
        const { refusal, message } =
          error instanceof UploadError ? error : { refusal: undefined, message: '' };
        if (refusal) storedFiles.forget(at);
        change(key, { phase: 'failed', message: refusal?.msg ?? message, retry: !refusal });
      }
    },
    [change, refuse, storedFiles, take, usage],
  );

  useEffect(() => {
    current.current = { env, onDone, pending, run };
  });

  // A form that was left sends nothing more: its late save would make the form opened after it conflict. Files the browser has
  // stored stay there for that form. A page that was only hidden (step 1 of a claim) continues when it is shown again.
  useEffect(() => {
    const controls = running.current;
    for (const one of current.current.pending) {
      change(one.key, { preview: previewOf(one.file) });
      if (!RESTING.includes(one.phase)) void current.current.run(one);
    }
    return () => {
      for (const control of controls.values()) control.abort();
      current.current.pending.forEach(revoke);
    };
  }, [change]);

  // Uploads the browser has stored continue after a reload, so no warning is needed.
  const leaving = pending.some(({ phase, address }) => phase !== 'failed' && !storedFiles.keeps(address));
  useEffect(() => {
    if (!leaving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [leaving]);

  return useMemo(() => {
    const drop = (key: number) => {
      running.current.get(key)?.abort();
      const address = pending.find((one) => one.key === key)?.address;
      storedFiles.forget(address);
      if (address) cancelUpload(address, current.current.env);
      take(key);
    };
    return {
      pending,
      add: (files) => {
        const fresh = files.map((file) => picked(file));
        if (uploadLimit(usage).count === 1) for (const { key } of pending) drop(key);
        setPending((all) => [...all, ...fresh]);
        for (const one of fresh) void run(one);
      },
      retry: (key) => {
        const one = pending.find((other) => other.key === key);
        if (one) void run(one);
      },
      accept: (key) => {
        const one = pending.find((other) => other.key === key && other.phase === 'offered');
        if (one) void run(one);
      },
      drop,
    };
  }, [storedFiles, pending, run, take, usage]);
}
