import { toast } from '@ipw/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../i18n/catalogue';
import { inTime } from './in-time';

/**
 * A part of the app that is loaded when it is first wanted; undefined until then. A failure is reported, `failed` is called,
 * and the next time it is wanted it is loaded again.
 */
export function useLoaded<T>(
  wanted: boolean,
  load: () => Promise<T>,
  failed: () => void,
): { part: T } | undefined {
  const [loaded, setLoaded] = useState<{ part: T }>();
  const latest = useRef({ load, failed });
  useEffect(() => {
    latest.current = { load, failed };
  });
  const missing = wanted && !loaded;
  useEffect(() => {
    if (!missing) return;
    inTime(latest.current.load()).then(
      (part) => setLoaded({ part }),
      () => {
        toast('bad', translate('ui.offline'));
        latest.current.failed();
      },
    );
  }, [missing]);
  return loaded;
}
