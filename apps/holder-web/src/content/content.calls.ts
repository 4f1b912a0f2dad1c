import {
  type ItemName,
  LIST_SORTS,
  type ListSort,
  type Page,
  type ReviewState,
  type ReviewStatus,
} from '@ipw/domain';
import { api, type CallOptions } from '../app/api';
import { useIpId } from '../app/member';
import { queries } from '../app/queries';
import { useApi } from '../app/use-api';
import { listStateIn, type ListState } from '../review/list-states';
import { callsOf, idField, idOf, type ContentView } from './content-type';

/** Content of any kind: review status and, in lists, its fields. */
export type ContentRow = ReviewStatus & ContentView & { published_at: string | null };
export type ContentDetail = ReviewStatus &
  ContentView & { live: ContentView | null; proposed: ContentView | null; id: string };

interface ContentResult {
  state: ReviewState;
  version: number;
}

/** How an address narrows and sorts a list of content. */
export const searchIn = (query: URLSearchParams): Omit<ListQuery, 'page'> => {
  const sort = LIST_SORTS.find((one) => one === query.get('sort'));
  const keyword = query.get('keyword');
  return { review_state: listStateIn(query), ...(keyword && { keyword }), ...(sort && { sort }) };
};

const PAGE = 100;

export interface ListQuery {
  page: number;
  review_state: ListState | undefined;
  keyword?: string | undefined;
  sort?: ListSort | undefined;
}

/** A page of a kind's list; `narrow` contains additional filters. */
export const useContents = (name: ItemName, query: ListQuery, narrow: ContentView = {}) => {
  const input = { ip_id: useIpId(), ...narrow, ...query, page_size: PAGE };
  const found = useApi(callsOf(name).list, input, { staleTime: 0 });
  return { ...found, page: found.data as Page<ContentRow> | undefined };
};

export const useContent = (name: ItemName, id: string) => {
  const input = { ip_id: useIpId(), [idField(name)]: id };
  const found = useApi(callsOf(name).detail, input, { enabled: id !== '', staleTime: 0, wordless: true });
  const detail = found.data as ContentDetail | undefined;
  const content = detail && idOf(name, detail) === id ? { ...detail, id } : undefined;
  return { ...found, content };
};

/** A call of a kind about one item or, without an id, a new one. */
export const contentCall = (
  name: ItemName,
  call: 'save' | 'submit' | 'delete',
  id: string | undefined,
  input: Record<string, unknown>,
  options?: CallOptions,
): Promise<ContentResult & ContentView> =>
  api(callsOf(name)[call], { ...input, ...(id && { [idField(name)]: id }) }, options) as Promise<
    ContentResult & ContentView
  >;

export const sortContents = (name: ItemName, ip_id: string, ids: readonly string[]): Promise<unknown> =>
  api(callsOf(name).sort, { ip_id, [`${idField(name)}s`]: ids });

/** After a change: reloads lists, content and the IP's log; with `leaving`, only when the next page needs them. */
export const contentChanged = ({ leaving = false } = {}): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => /^(ip|gallery|review)\//.test(String(queryKey[0])),
    refetchType: leaving ? 'none' : 'active',
  });
