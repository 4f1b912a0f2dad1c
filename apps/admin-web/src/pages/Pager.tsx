import { MOST_PAGED } from '@ipw/domain';
import { useListContext } from 'react-admin';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';

/** One more row than can be paged to stands for any number of them. */
const MANY = MOST_PAGED + 1;

export function Pager() {
  const t = useT();
  const { number } = useFormats();
  const { page, perPage, total = 0, setPage, isPending } = useListContext();
  if (isPending || total === 0) return null;
  const last = Math.ceil(Math.min(total, MOST_PAGED) / perPage);
  const isCut = total > MOST_PAGED;
  const go = (next: number) => {
    setPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <nav className="pager" aria-label={t('pager')}>
      <span className="figures">
        {t(total === MANY ? 'pager.range_many' : 'pager.range', {
          from: number((page - 1) * perPage + 1),
          to: number(Math.min(page * perPage, total)),
          total: number(total === MANY ? MOST_PAGED : total),
        })}
        {isCut && page >= last && (
          <>
            <br />
            {t('pager.end')}
          </>
        )}
      </span>
      <button type="button" className="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t('pager.back')}
      </button>
      <button type="button" className="button" disabled={page >= last} onClick={() => go(page + 1)}>
        {t('pager.next')}
      </button>
    </nav>
  );
}
