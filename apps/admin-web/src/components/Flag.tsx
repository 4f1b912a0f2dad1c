import type { ReactNode } from 'react';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';

/** A count a reviewer should notice, or its fallback. */
export function Flag({ count, word, otherwise }: { count: number; word: Key; otherwise: ReactNode }) {
  const t = useT();
  return count > 0 ? <span className="flag">{t(word, { count })}</span> : otherwise;
}
