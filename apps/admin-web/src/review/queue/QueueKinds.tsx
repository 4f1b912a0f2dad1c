import type { Counts } from '@ipw/domain';
import { useListContext } from 'react-admin';
import { useFormats } from '../../i18n/format';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import type { ReviewKinds } from '../model/review-model';

/** Number of waiting records of each kind; a click filters the queue by it. */
export function QueueKinds({ kinds, counts }: { kinds: ReviewKinds; counts: Partial<Counts> }) {
  const t = useT();
  const { number } = useFormats();
  const { filterValues, setFilters } = useListContext();
  const { [kinds.filter]: open, ...rest } = filterValues as Record<string, string | undefined>;
  return (
    <div className="kinds" role="group" aria-label={t('queue.kinds')}>
      {kinds.options.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button quiet"
          aria-pressed={kind === open}
          onClick={() => setFilters(kind === open ? rest : { ...rest, [kinds.filter]: kind })}
        >
          {t(keyOf(kinds.filter, kind))}
          <span className="count">{number(counts[`${kinds.filter}.${kind}`] ?? 0)}</span>
        </button>
      ))}
    </div>
  );
}
