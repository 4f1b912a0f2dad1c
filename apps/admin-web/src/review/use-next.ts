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
 * The next waiting record of the queue, in the filter and order in which it was left: `next` as far as known, and `find`, which
 * reads the queue again: a decision may have ended other records, such as rivals.
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
  const known = data?.data ?? [];
  const later = known.slice(known.findIndex((row) => row.id === id) + 1);
  const first = (rows: readonly R[]) => rows.find((row) => row.id !== id)?.id;
  const find = async () => {
    const waiting = (await refetch()).data?.data ?? [];
    const left = later.filter((row) => waiting.some((one) => one.id === row.id));
    return first([...left, ...waiting]);
  };
  return { next: first([...later, ...known]), find };
}
