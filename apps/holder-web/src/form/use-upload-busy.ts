import { useCallback, useEffect } from 'react';

/** Says of one field of a form whether it uploads; the form no longer waits for a field that is gone. */
export function useUploadBusy<N extends string>(busy: (name: N, yes: boolean) => void, name: N) {
  const onBusy = useCallback((yes: boolean) => busy(name, yes), [busy, name]);
  useEffect(() => () => busy(name, false), [busy, name]);
  return onBusy;
}
