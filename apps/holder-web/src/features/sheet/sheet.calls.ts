import {
  agreementApi,
  CONSENT,
  galleryApi,
  type HolderState,
  type Input,
  opportunityApi,
  type SeriesRow,
  type SheetDetail,
  type SheetRow,
} from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { api, type ApiError, type CallOptions } from '../../app/api';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { apiKey, useApi } from '../../app/use-api';
import { useLanguage } from '../../i18n/catalogue';
import { whole } from '../../list/whole';

const FRESH = { staleTime: 0 };
const PAGE = 20;
const MOST_SERIES = 100;

export interface SheetFilter {
  state: HolderState | undefined;
  keyword: string;
}

const given = ({ state, keyword }: SheetFilter) => ({ ...(state && { state }), ...(keyword && { keyword }) });

export const useSheets = (page: number, filter: SheetFilter) =>
  useApi(opportunityApi.sheetList, { ip_id: useIpId(), page, page_size: PAGE, ...given(filter) }, FRESH);

/** All sheets of a filter, as the list shows them. */
export const allSheets = (ip_id: string, filter: SheetFilter): Promise<SheetRow[]> =>
  whole((page) => api(opportunityApi.sheetList, { ip_id, page, page_size: 100, ...given(filter) }));

type SheetCall = typeof opportunityApi.sheetDetail | typeof opportunityApi.privateDetail;

/**
 * One sheet. It is not cached, and an error hides it: another operator may have refused it, the supplement may have a new
 * version, or the check of the business password may have ended. `expect`: codes whose refusal the page explains itself.
 */
export function useSheet(call: SheetCall, sheet_id: string, expect: readonly number[]) {
  const ip_id = useIpId();
  const language = useLanguage();
  const found = useQuery<SheetDetail, ApiError>({
    queryKey: apiKey(call, ip_id, sheet_id, language),
    queryFn: ({ signal }) => api(call, { ip_id, sheet_id }, { signal, expect }),
    staleTime: 0,
    gcTime: 0,
  });
  return { ...found, sheet: found.error ? undefined : found.data };
}

export const replySheet = (input: Input<typeof opportunityApi.sheetReply>, options: CallOptions) =>
  api(opportunityApi.sheetReply, input, options).finally(() => void sheetsChanged());

const SUPPLEMENT = CONSENT.supplement[0];

/** The supplementary agreement in force, and its changes since the member agreed to an earlier version. */
export function useSupplement() {
  const text = useApi(agreementApi.legal, { page: SUPPLEMENT });
  const updates = useApi(agreementApi.updates, {}, FRESH);
  return { ...text, update: updates.data?.find(({ page }) => page === SUPPLEMENT) };
}

export const agreeSupplement = (ip_id: string, version: string): Promise<unknown> =>
  api(opportunityApi.agreeSupplement, {
    ip_id,
    agree: true,
    texts: [{ page: SUPPLEMENT, version }],
  }).finally(() => void sheetsChanged());

/** Series that visitors of the IP's page see: those an answer can propose. */
export function usePublicSeries() {
  const input = { ip_id: useIpId(), visibility: 'public', page: 1, page_size: MOST_SERIES } as const;
  const found = useApi(galleryApi.seriesList, input);
  const series: readonly SeriesRow[] | undefined = found.data?.list.filter(
    ({ published_at }) => published_at !== null,
  );
  return { ...found, series };
}

/** After a change: reloads sheets, what waits for the member, and the IP's notice. */
const sheetsChanged = (): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => /^(opportunity|dashboard)\/|^ip\/info$/.test(String(queryKey[0])),
  });
