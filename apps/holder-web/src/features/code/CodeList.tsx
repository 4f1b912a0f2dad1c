import type { Page } from '@ipw/domain';
import { Button, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/catalogue';

interface Props<R> {
  found: UseQueryResult<Page<R>>;
  page: number;
  onPage: (page: number) => void;
  empty: { title: string; text: string; action: ReactNode };
  children: (rows: readonly R[]) => ReactNode;
}

/** A list while it loads, when it fails, when nothing is in it, and page by page. */
export function CodeList<R>({ found, page, onPage, empty, children }: Props<R>) {
  const t = useT();
  const { data, error, isPending, refetch } = found;
  const pages = Math.ceil((data?.total ?? 0) / (data?.page_size ?? 1));
  return (
    <>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={3} height={120} />}
      {data?.total === 0 && (
        <EmptyState title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      )}
      {!!data?.list.length && children(data.list)}
      {pages > 1 && (
        <nav className="ui-row" aria-label={t('gallery.pages')}>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('gallery.pages.before')}
          </Button>
          <span>
            {page} / {pages}
          </span>
          <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('gallery.pages.after')}
          </Button>
        </nav>
      )}
    </>
  );
}
