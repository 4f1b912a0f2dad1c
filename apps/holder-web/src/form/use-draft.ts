import { dropDraft, keepDraft, readDraft } from '@ipw/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 800;

/** `partly`: the server has all but what it could not take. */
export type Saving = 'idle' | 'saving' | 'saved' | 'partly' | 'failed';

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

  const saveNow = useCallback(async () => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    unsaved.current = false;
    try {
      const whole = await now.current.save(latest.current);
      if (unsaved.current) return;
      if (whole) dropDraft(now.current.memory);
      setSaving(whole ? 'saved' : 'partly');
    } catch {
      unsaved.current = true;
      setSaving('failed');
    }
  }, []);
  const running = useRef<Promise<void>>(Promise.resolve());
  /** Also waits for a save that is on its way already. */
  const flush = useCallback(() => (running.current = running.current.then(saveNow)), [saveNow]);

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

  // What only this page has would be gone with it.
  const here = saving !== 'idle' && saving !== 'saved';
  useEffect(() => {
    if (!here) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [here]);

  /** Nothing more to save: it was submitted as it is. */
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = false;
    dropDraft(now.current.memory);
    setSaving('saved');
  }, []);

  return { start, values, change, saving, flush, settle };
}
