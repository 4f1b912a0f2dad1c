import type { Page } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useT } from '../i18n/catalogue';

interface Props {
  page: number;
  of: Pick<Page<unknown>, 'total' | 'page_size'>;
  onPage: (page: number) => void;
}

/** The pager of a list. */
export function Pages({ page, of: { total, page_size }, onPage }: Props) {
  const t = useT();
  const pages = Math.ceil(total / page_size);
  if (pages < 2) return null;
  return (
    <nav className="ui-row" aria-label={t('ui.pages')}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('ui.previous')}
      </Button>
      <span>
        {page} / {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('ui.next')}
      </Button>
    </nav>
  );
}
