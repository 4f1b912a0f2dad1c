import type { Page } from '@ipw/domain';
import { EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pages } from '../review/Pages';

interface Props<R> {
  found: UseQueryResult<Page<R>>;
  page: number;
  onPage: (page: number) => void;
  empty: { title: string; text: string; action: ReactNode };
  children: (rows: readonly R[]) => ReactNode;
}

/** A paged list with its loading, error and empty states. */
export function PagedList<R>({ found, page, onPage, empty, children }: Props<R>) {
  const { data, error, isPending, refetch } = found;
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
      {data && <Pages page={page} of={data} onPage={onPage} />}
    </>
  );
}
