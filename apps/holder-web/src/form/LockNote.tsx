import { clockWords } from '@ipw/domain';
import type { ReactNode } from 'react';
import { useCountdown } from './countdown';
import { useT } from '../i18n/catalogue';

/** The remaining time of a phone's lock after wrong passwords, and the sign-in method that still works. */
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
