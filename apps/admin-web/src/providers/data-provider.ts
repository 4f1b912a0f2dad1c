import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { API, http } from '../http/call-api';
import { Refusal } from '../http/refusal';

const rest = simpleRest(API, http);

const versionOf = (record: RaRecord | undefined): string => String(record?.['version'] ?? '');

/** Lists that are paged by cursor: the log of scans is too long to be paged by number. */
const BY_CURSOR: readonly string[] = ['scans'];
/** Ids of the last rows of pages that were read, by list and page. */
const lastRows = new Map<string, string>();
const pageKey = (resource: string, { filter, sort, pagination }: Partial<GetListParams>, back: number) =>
  JSON.stringify([resource, filter, sort, pagination?.perPage, (pagination?.page ?? 1) - back]);

/** Gives a refusal without errors of fields one of the form: without any, the form counts as saved and is left unasked. */
const saving = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    if (error instanceof Refusal && Object.keys(error.body.errors).length === 0)
      error.body.errors['root.serverError'] = error.message;
    throw error;
  });

/** react-admin's data provider for the console API: deletes send the version seen, references are read one by one. */
export const dataProvider: DataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: async (resource, params) => {
    if (!BY_CURSOR.includes(resource)) return rest.getList(resource, params);
    const cursor = lastRows.get(pageKey(resource, params, 1));
    const filter = { ...(params.filter as object), ...(cursor !== undefined && { cursor }) };
    const found = await rest.getList(resource, { ...params, filter });
    const last = found.data.at(-1);
    if (last) lastRows.set(pageKey(resource, params, 0), String(last.id));
    return found;
  },
  getMany: async (resource, { ids, meta, signal }) => {
    const answers = await Promise.all(ids.map((id) => rest.getOne(resource, { id, meta, signal })));
    return { data: answers.map(({ data }) => data) };
  },
  create: (resource, params) => saving(rest.create(resource, params)),
  update: (resource, params) => saving(rest.update(resource, params)),
  delete: async (resource, { id, previousData }) => {
    const query = new URLSearchParams({ version: versionOf(previousData as RaRecord | undefined) });
    await http(`${API}/${resource}/${encodeURIComponent(id)}?${query}`, { method: 'DELETE' });
    return { data: previousData ?? ({ id } as never) };
  },
};
