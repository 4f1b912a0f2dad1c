import {
  idFieldOf,
  STORIES,
  type Endpoint,
  type Page,
  type ReviewState,
  type ReviewStatus,
  type StoryName,
} from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { useMemberInfo } from '../../app/member';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import type { ListState } from '../../review/subject-pages';
import type { StoryView } from './story-values';

export const useIpId = (): string => useMemberInfo().user.use_ip_id ?? '';

/** A content item of any kind: review status and, in lists, its content. */
export type StoryRow = ReviewStatus & StoryView & { published_at: string | null };
export type StoryDetail = ReviewStatus & { live: StoryView | null; proposed: StoryView | null; id: string };
interface ContentItemResult {
  state: ReviewState;
  version: number;
}

export const idOf = (name: StoryName, row: StoryView): string => String(row[idFieldOf(name)]);

const PAGE = 100;
export const useStories = (name: StoryName, page: number, review_state: ListState | undefined) => {
  const found = useApi(
    STORIES[name].api.list as Endpoint,
    { ip_id: useIpId(), review_state, page, page_size: PAGE },
    { staleTime: 0 },
  );
  return { ...found, page: found.data as Page<StoryRow> | undefined };
};

export const useStory = (name: StoryName, id: string) => {
  const found = useApi(
    STORIES[name].api.detail as Endpoint,
    { ip_id: useIpId(), [idFieldOf(name)]: id },
    { enabled: id !== '', staleTime: 0, wordless: true },
  );
  const detail = found.data as (Omit<StoryDetail, 'id'> & StoryView) | undefined;
  const story = detail && idOf(name, detail) === id ? { ...detail, id } : undefined;
  return { ...found, story };
};

/** A call of a kind about one content item or, without an id, a new one. */
export const storyCall = (
  name: StoryName,
  call: 'save' | 'submit' | 'delete',
  id: string | undefined,
  input: Record<string, unknown>,
  options?: CallOptions,
): Promise<ContentItemResult & StoryView> =>
  api(
    STORIES[name].api[call] as Endpoint,
    { ...input, ...(id && { [idFieldOf(name)]: id }) },
    options,
  ) as Promise<ContentItemResult & StoryView>;

/** After a change: lists, content items and the log of the IP are asked for anew; with `leaving`, by the page that comes next. */
export const storiesChanged = ({ leaving = false } = {}): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('ip/'),
    refetchType: leaving ? 'none' : 'active',
  });
