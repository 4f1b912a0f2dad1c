import type { Page } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/catalogue';
import { usePages } from '../../review/Pages';

/** The page number in the address, from 1. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
}

/** The pager of a list, newest first, whose page is in the address; nothing for a single page. */
export function AddressPager({ of }: { of: Page<unknown> }) {
  const t = useT();
  const page = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const turn = (to: number, options?: { replace: boolean }) => {
    const { page: _, ...rest } = Object.fromEntries(search);
    setSearch(to > 1 ? { ...rest, page: String(to) } : rest, options);
  };
  const pages = usePages({ page, of, onPage: (last) => turn(last, { replace: true }) });
  if (pages < 2) return null;
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
