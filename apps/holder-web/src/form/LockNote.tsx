import { clockWords } from '@ipw/domain';
import type { ReactNode } from 'react';
import { useCountdown } from './countdown';
import { useT } from '../i18n/catalogue';

/** How long wrong passwords keep a phone locked, counting down, and the way in that stays open. */
export function LockNote({ lock, children }: { lock: string; children: ReactNode }) {
  const t = useT();
  const [seconds] = useCountdown(lock);
  if (seconds === 0) return null;
  return (
    <div className="sign-in-lock">
      <p>
        {t('login.locked')} <time role="timer">{clockWords(seconds)}</time>
      </p>
      {children}
    </div>
  );
}
