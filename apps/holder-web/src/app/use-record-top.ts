import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Shows a record from its top when a link of its list has opened it: the path stays, so the frame sees no new page. */
export function useRecordTop(): void {
  const type = useNavigationType();
  const [followed] = useState(type === NavigationType.Push);
  useEffect(() => {
    if (!followed) return;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [followed]);
}
