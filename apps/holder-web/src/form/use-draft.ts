import { dropDraft, keepDraft, readDraft } from '@ipw/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 800;

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

interface Options<V> {
  initial: () => V;
  /** Where this tab keeps what the server does not have yet. */
  memory: string;
  /** Gives it to the server; true when the server has all of it now. */
  save: (values: V) => Promise<boolean>;
}

/** Values kept by the server a moment after each change, so that any device can go on. */
export function useDraft<V extends object>({ initial, memory, save }: Options<V>) {
  const [kept] = useState(() => readDraft(memory) as V | undefined);
  const [start] = useState(initial);
  const [values, setValues] = useState<V>(() => ({ ...start, ...kept }));
  const [saving, setSaving] = useState<Saving>('idle');
  const latest = useRef(values);
  const unsaved = useRef(!!kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ memory, save });
  useEffect(() => {
    now.current = { memory, save };
  });

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    unsaved.current = false;
    try {
      const whole = await now.current.save(latest.current);
      if (unsaved.current) return;
      if (whole) dropDraft(now.current.memory);
      setSaving(whole ? 'saved' : 'idle');
    } catch {
      unsaved.current = true;
      setSaving('failed');
    }
  }, []);

  const change = useCallback(
    (part: Partial<V>) => {
      latest.current = { ...latest.current, ...part };
      unsaved.current = true;
      keepDraft(now.current.memory, latest.current as Record<string, unknown>);
      setValues(latest.current);
      setSaving('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), REST_MS);
    },
    [flush],
  );

  useEffect(() => {
    if (unsaved.current) timer.current = setTimeout(() => void flush(), REST_MS);
    return () => void flush();
  }, [flush]);

  /** Nothing more to save: it was submitted as it is. */
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = false;
    dropDraft(now.current.memory);
  }, []);

  return { start, values, change, saving, flush, settle };
}
