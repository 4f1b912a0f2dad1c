import { REVEAL } from '@ipw/domain';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/locale';

/** An unmasked value, masked again after a time or when the page changes. */
export function Shown({ onOver }: { onOver: () => void }) {
  const t = useT();
  const [left, setLeft] = useState(REVEAL.shownMs / 1000);
  useEffect(() => {
    const tick = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(tick);
  }, []);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && onOver();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [onOver]);
  useEffect(() => {
    if (left <= 0) onOver();
  }, [left, onOver]);
  return (
    <button type="button" className="button quiet small" onClick={onOver}>
      {t('reveal.hide', { seconds: Math.max(left, 0) })}
    </button>
  );
}
