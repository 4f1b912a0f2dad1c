import { DIRECTORY, DIRECTORY_FILTERS, type directoryApi, type Request } from '@ipw/domain';

export type DirectoryQuery = Omit<Request<typeof directoryApi.directory>, 'page'> & { page: number };

const KINDS = ['normal', 'artist'] as const;
const whole = (value: string | null): number | undefined =>
  value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;

/** The directory filters in an address; invalid values are left out. */
export function parseDirectoryQuery(query: URLSearchParams): DirectoryQuery {
  const keyword = query.get('keyword')?.trim().slice(0, DIRECTORY.keyword);
  const kind = KINDS.find((one) => one === query.get('kind'));
  return {
    ...Object.fromEntries(
      DIRECTORY_FILTERS.flatMap((filter) => {
        const id = whole(query.get(filter));
        return id ? [[filter, id]] : [];
      }),
    ),
    ...(kind && { kind }),
    ...(keyword && { keyword }),
    page: Math.min(whole(query.get('page')) ?? 1, DIRECTORY.pages),
  };
}

/** The query for an address; page 1 is left out. */
export const queryOf = ({ page, ...filters }: DirectoryQuery): string =>
  new URLSearchParams(
    Object.entries({ ...filters, ...(page > 1 && { page }) })
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();

/** Whether an address has filters. */
export const isNarrowed = ({ page: _, ...filters }: DirectoryQuery): boolean =>
  Object.values(filters).some((value) => value !== undefined);
