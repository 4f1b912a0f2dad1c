import type { Machine } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'react-admin';
import type { Model, Row } from '../fields/field';
import { waitingState } from '../pages/machine-of';

interface ListParams {
  sort?: string;
  order?: 'ASC' | 'DESC';
  filter?: Record<string, unknown>;
}

/** Number of rows of the queue read to find the next record. */
const AHEAD = 50;

/**
 * The next waiting record of the queue, in the filter and order in which it was left: `next` as far as known, and `find`,
 * which waits for a queue that is still loading.
 */
export function useNext<R extends Row, D extends R>(
  model: Model<R, D> & { machine: Machine },
  id: string,
): { next: string | undefined; find: () => Promise<string | undefined> } {
  const [left] = useStore<ListParams>(`${model.name}.listParams`, {});
  const provider = useDataProvider();
  const params = {
    filter: { ...left.filter, state: waitingState(model.machine) },
    sort: left.sort ? { field: left.sort, order: left.order ?? 'ASC' } : model.sort,
    pagination: { page: 1, perPage: AHEAD },
  };
  // Below the resource's list keys, so that it is invalidated with the lists.
  const { data, refetch } = useQuery({
    queryKey: [model.name, 'getList', params],
    queryFn: () => provider.getList<R>(model.name, params),
  });
  const after = (queue: typeof data) => {
    const rows = queue?.data ?? [];
    const at = rows.findIndex((row) => row.id === id);
    return (rows[at + 1] ?? rows.find((row) => row.id !== id))?.id;
  };
  const find = async () => after(data ?? (await refetch({ cancelRefetch: false })).data);
  return { next: after(data), find };
}
