import { imageRequestApi, type ImageRequestState, type ImageRequestSummary, type Input } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import { whole } from '../../list/whole';

type Api = typeof imageRequestApi;
const FRESH = { staleTime: 0 };
const PAGE = 20;

export interface ImageRequestFilter {
  state?: ImageRequestState | undefined;
  keyword?: string;
}
const given = ({ state, keyword }: ImageRequestFilter) => ({
  ...(state && { state }),
  ...(keyword && { keyword }),
});

export const useImageRequests = (page: number, filter: ImageRequestFilter) =>
  useApi(
    imageRequestApi.imageRequestList,
    { ip_id: useIpId(), page, page_size: PAGE, ...given(filter) },
    FRESH,
  );

/** All requests of a filter, as the list shows them. */
export const allImageRequests = (ip_id: string, filter: ImageRequestFilter): Promise<ImageRequestSummary[]> =>
  whole((page) => api(imageRequestApi.imageRequestList, { ip_id, page, page_size: 100, ...given(filter) }));

export const useImageRequest = (image_request_id: string, expect: readonly number[]) =>
  useApi(imageRequestApi.imageRequestDetail, { ip_id: useIpId(), image_request_id }, { ...FRESH, expect });

export const decideImages = (input: Input<Api['imageDecide']>, options: CallOptions) =>
  api(imageRequestApi.imageDecide, input, options).finally(() => void requestsChanged());

export const revokeImages = (input: Input<Api['imageRevoke']>, options: CallOptions) =>
  api(imageRequestApi.imageRevoke, input, options).finally(() => void requestsChanged());

export const traceCopy = (input: Input<Api['imageTrace']>) => api(imageRequestApi.imageTrace, input);

/** After a change: reloads requests, cooperations, and what waits for the member. */
const requestsChanged = (): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      /^tender\/(cooperation|imageRequest)|^ip\/pendingTasks/.test(String(queryKey[0])),
  });
