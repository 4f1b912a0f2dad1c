import type { ClaimDetail } from '@ipw/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveClaim } from './claim.calls';
import { filesOf, toWire, type ClaimFiles } from './claim-files';

const REST_MS = 800;

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** The claim's files, kept by the server a moment after each change, so that any device can go on. */
export function useClaimDraft(claim: ClaimDetail) {
  const { ip_id } = claim;
  const [files, setFiles] = useState(() => filesOf(claim));
  const [saving, setSaving] = useState<Saving>('idle');
  const latest = useRef(files);
  const unsaved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    unsaved.current = false;
    try {
      await saveClaim({ ip_id, ...toWire(latest.current) });
      if (!unsaved.current) setSaving('saved');
    } catch {
      unsaved.current = true;
      setSaving('failed');
    }
  }, [ip_id]);

  const change = useCallback(
    (part: Partial<ClaimFiles>) => {
      latest.current = { ...latest.current, ...part };
      unsaved.current = true;
      setFiles(latest.current);
      setSaving('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), REST_MS);
    },
    [flush],
  );

  useEffect(() => () => void flush(), [flush]);

  /** Nothing more to save: it was submitted as it is. */
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = false;
  }, []);

  return { files, change, saving, flush, settle };
}
