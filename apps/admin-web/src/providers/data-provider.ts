import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { API, http } from '../http/call-api';

const rest = simpleRest(API, http);

const versionOf = (record: RaRecord | undefined): string => String(record?.['version'] ?? '');

/** react-admin's data provider for the console API: deletes send the version seen, references are read one by one. */
export const dataProvider: DataProvider = {
  ...rest,
  supportAbortSignal: true,
  getMany: async (resource, { ids, meta, signal }) => {
    const answers = await Promise.all(ids.map((id) => rest.getOne(resource, { id, meta, signal })));
    return { data: answers.map(({ data }) => data) };
  },
  delete: async (resource, { id, previousData }) => {
    const query = new URLSearchParams({ version: versionOf(previousData as RaRecord | undefined) });
    await http(`${API}/${resource}/${encodeURIComponent(id)}?${query}`, { method: 'DELETE' });
    return { data: previousData ?? ({ id } as never) };
  },
};
