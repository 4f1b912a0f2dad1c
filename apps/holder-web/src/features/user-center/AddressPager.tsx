import { Button } from '@ipw/ui';
import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/catalogue';

/** The page number in the address, from 1. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
}

/** The pager of a list, newest first, whose page is in the address; nothing for a single page. */
export function AddressPager({ total, size }: { total: number; size: number }) {
  const t = useT();
  const page = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const pages = Math.max(1, Math.ceil(total / size));
  const turn = (to: number) => {
    const { page: _, ...rest } = Object.fromEntries(search);
    setSearch(to > 1 ? { ...rest, page: String(to) } : rest);
  };
  if (pages === 1) return null;
  return (
    <nav className="ui-row message-pages" aria-label={t('ui.pages')}>
      <Button small disabled={page <= 1} onClick={() => turn(page - 1)}>
        {t('message.newer')}
      </Button>
      <span className="ui-soft">{t('message.page', { page, pages })}</span>
      <Button small disabled={page >= pages} onClick={() => turn(page + 1)}>
        {t('message.older')}
      </Button>
    </nav>
  );
}
