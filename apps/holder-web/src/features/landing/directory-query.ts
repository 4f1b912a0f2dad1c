import { DIRECTORY, DIRECTORY_FILTERS, type directoryApi, type Request } from '@ipw/domain';

export type DirectoryQuery = Omit<Request<typeof directoryApi.directory>, 'page'> & { page: number };

const KINDS = ['normal', 'artist'] as const;
const whole = (value: string | null): number | undefined =>
  value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;

/** What an address asks of the directory; what it cannot mean is left out. */
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

/** The address of a question to the directory; the first page needs no number. */
export const queryOf = ({ page, ...filters }: DirectoryQuery): string =>
  new URLSearchParams(
    Object.entries({ ...filters, ...(page > 1 && { page }) })
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();

/** Whether an address asks for more than the beginning of all there is. */
export const isNarrowed = ({ page: _, ...filters }: DirectoryQuery): boolean =>
  Object.values(filters).some((value) => value !== undefined);
