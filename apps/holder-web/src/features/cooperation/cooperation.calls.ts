import {
  cooperationApi,
  skinApi,
  type Input,
  type Request,
  type ThreadKind,
  type ThreadState,
  type ThreadSummary,
  type ThreadTurn,
} from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import { whole } from '../../list/whole';

type Api = typeof cooperationApi;
const FRESH = { staleTime: 0 };
const PAGE = 20;

export interface ThreadFilter {
  kind?: ThreadKind;
  cooperation_id?: string;
  state?: ThreadState | undefined;
  turn?: ThreadTurn | undefined;
  keyword?: string;
}
const given = ({ state, turn, keyword, ...of }: ThreadFilter) => ({
  ...of,
  ...(state && { state }),
  ...(turn && { turn }),
  ...(keyword && { keyword }),
});

export const useCooperations = (page: number, turn: ThreadTurn | undefined) =>
  useApi(
    cooperationApi.cooperationList,
    { ip_id: useIpId(), page, page_size: PAGE, ...(turn && { turn }) },
    FRESH,
  );

/** Skin goods that wait for the holder: their material was rejected. */
export const useRejectedSkins = (): number =>
  useApi(skinApi.list, { ip_id: useIpId(), page: 1, page_size: 1 }, FRESH).data?.counts.rejected ?? 0;

export const useCooperation = (cooperation_id: string, expect: readonly number[]) =>
  useApi(cooperationApi.cooperationDetail, { ip_id: useIpId(), cooperation_id }, { ...FRESH, expect });

export const useThreads = (page: number, filter: ThreadFilter, page_size = PAGE) =>
  useApi(cooperationApi.threadList, { ip_id: useIpId(), page, page_size, ...given(filter) }, FRESH);

/** All threads of a filter, as the list shows them. */
export const allThreads = (ip_id: string, filter: ThreadFilter): Promise<ThreadSummary[]> =>
  whole((page) => api(cooperationApi.threadList, { ip_id, page, page_size: 100, ...given(filter) }));

export const useThread = (thread_id: string, expect: readonly number[]) =>
  useApi(cooperationApi.threadDetail, { ip_id: useIpId(), thread_id }, { ...FRESH, expect });

export const certificateOf = (ip_id: string, thread_id: string) =>
  api(cooperationApi.threadCertificate, { ip_id, thread_id });

export const answerPin = (input: Request<Api['pinAnswer']>, options: CallOptions) =>
  api(cooperationApi.pinAnswer, input, options).finally(() => void threadsChanged());

export const replyToRound = (input: Input<Api['threadReply']>, options: CallOptions) =>
  api(cooperationApi.threadReply, input, options).finally(() => void threadsChanged());

export const confirmFinal = (input: Input<Api['confirmFinal']>, options: CallOptions) =>
  api(cooperationApi.confirmFinal, input, options).finally(() => void threadsChanged());

/** After a change: reloads cooperations, threads, and what waits for the member. */
const threadsChanged = (): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => /^tender\/(cooperation|thread)|^ip\/pendingTasks/.test(String(queryKey[0])),
  });
