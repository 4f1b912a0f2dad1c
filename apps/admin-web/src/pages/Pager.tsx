import { useListContext } from 'react-admin';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';

export function Pager() {
  const t = useT();
  const { number } = useFormats();
  const { page, perPage, total = 0, setPage, isPending } = useListContext();
  if (isPending || total === 0) return null;
  const last = Math.ceil(total / perPage);
  const go = (next: number) => {
    setPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <nav className="pager" aria-label={t('pager')}>
      <span className="figures">
        {t('pager.range', {
          from: number((page - 1) * perPage + 1),
          to: number(Math.min(page * perPage, total)),
          total: number(total),
        })}
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
