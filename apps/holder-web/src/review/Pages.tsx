import type { Page } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useEffect } from 'react';
import { useT } from '../i18n/catalogue';

interface Props {
  page: number;
  of: Pick<Page<unknown>, 'list' | 'total' | 'page_size'>;
  onPage: (page: number) => void;
}

/** The number of pages. An empty page past the last one, as after its records were deleted, is left for the last one. */
export function usePages({ page, of: { list, total, page_size }, onPage }: Props): number {
  const pages = Math.ceil(total / page_size);
  const isPast = list.length === 0 && total > 0 && page > pages;
  useEffect(() => {
    if (isPast) onPage(pages);
  });
  return pages;
}

/** The pager of a list. */
export function Pages(props: Props) {
  const t = useT();
  const pages = usePages(props);
  const { page, onPage } = props;
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
