import type { Machine } from '@ipw/domain';
import { useGetList, useStore } from 'react-admin';
import type { Model, Row } from '../fields/field';
import { waitingState } from './machine-of';

interface ListParams {
  sort?: string;
  order?: 'ASC' | 'DESC';
  filter?: Record<string, unknown>;
}

/** How far ahead the queue is read to find the next record. */
const AHEAD = 50;

/** The record after this one among those that wait, by the filter and order the queue was left with. */
export function useNext<R extends Row, D extends R>(
  model: Model<R, D> & { machine: Machine },
  id: string,
): string | undefined {
  const [params] = useStore<ListParams>(`${model.name}.listParams`, {});
  const { data = [] } = useGetList<R>(model.name, {
    filter: { ...params.filter, state: waitingState(model.machine) },
    sort: params.sort ? { field: params.sort, order: params.order ?? 'ASC' } : model.sort,
    pagination: { page: 1, perPage: AHEAD },
  });
  const at = data.findIndex((row) => row.id === id);
  return (data[at + 1] ?? data.find((row) => row.id !== id))?.id;
}
