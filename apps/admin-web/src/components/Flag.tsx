import type { ReactNode } from 'react';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';

/** A count worth a reviewer's attention, or what stands there without one. */
export function Flag({ count, word, otherwise }: { count: number; word: Key; otherwise: ReactNode }) {
  const t = useT();
  return count > 0 ? <span className="flag">{t(word, { count })}</span> : otherwise;
}
