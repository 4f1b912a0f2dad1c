import type { Mark } from '@ipw/domain';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** Marks as text: each field once, with the number of its marked pictures. */
export function useMarkedNames(): (marks: readonly Mark[]) => string {
  const t = useT();
  return (marks) =>
    [...new Set(marks.map(({ field }) => field))]
      .map((name) => {
        const field = t(keyOf('name', name));
        const count = marks.filter((mark) => mark.field === name && mark.image_id).length;
        return count > 0 ? t('marks.count', { field, count }) : field;
      })
      .join(' · ');
}
