import {
  alertApi,
  type CodeAlertState,
  codeRequestApi,
  type CodeRequestState,
  type DesignRow,
  goodsApi,
  type LabelOrderState,
  type ListSort,
  orderApi,
  type GoodsRow,
  type LicenseeRow,
} from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { apiKey, useApi } from '../../app/use-api';
import { whole } from '../../list/whole';

const FRESH = { staleTime: 0 };
const PAGE = 20;

export const useGoods = (
  page: number,
  {
    creation,
    keyword,
    sort,
  }: { creation?: GoodsRow['creation'] | undefined; keyword?: string; sort?: ListSort },
) =>
  useApi(
    goodsApi.list,
    {
      ip_id: useIpId(),
      page,
      page_size: PAGE,
      ...(creation && { creation }),
      ...(keyword && { keyword }),
      ...(sort && { sort }),
    },
    FRESH,
  );
export const useLicensees = (page: number) =>
  useApi(goodsApi.licensees, { ip_id: useIpId(), page, page_size: PAGE }, FRESH);
/** How a list of orders is narrowed. */
interface OrderFilter {
  keyword?: string;
  state?: LabelOrderState;
  sort?: ListSort;
}
export const useOrders = (page: number, filter: OrderFilter) =>
  useApi(orderApi.list, { ip_id: useIpId(), page, page_size: PAGE, ...filter }, FRESH);
/** All orders of a list, for a file. */
export const allOrders = (ip_id: string, filter: OrderFilter) =>
  whole((page) => api(orderApi.list, { ip_id, page, page_size: 100, ...filter }));
export const useDeliveries = () => useApi(orderApi.deliveries, { ip_id: useIpId(), page_size: 10 }, FRESH);
export const useRequests = (
  page: number,
  filter: { keyword?: string; state?: CodeRequestState; sort?: ListSort },
) => useApi(codeRequestApi.list, { ip_id: useIpId(), page, page_size: PAGE, ...filter }, FRESH);
export const useAlerts = (page: number, state: CodeAlertState | undefined) =>
  useApi(alertApi.list, { ip_id: useIpId(), page, page_size: PAGE, ...(state && { state }) }, FRESH);
export const useAlert = (alert_id: string) => useApi(alertApi.detail, { ip_id: useIpId(), alert_id }, FRESH);
export const useOrder = (order_id: string) => useApi(orderApi.detail, { ip_id: useIpId(), order_id }, FRESH);

export function useAllGoods() {
  const ip_id = useIpId();
  return useQuery<GoodsRow[]>({
    queryKey: apiKey(goodsApi.list, 'whole', ip_id),
    queryFn: () => whole((page) => api(goodsApi.list, { ip_id, page, page_size: 100 })),
    ...FRESH,
  });
}

export function useAllDesigns() {
  const ip_id = useIpId();
  return useQuery<DesignRow[]>({
    queryKey: apiKey(orderApi.designs, 'whole', ip_id),
    queryFn: () => whole((page) => api(orderApi.designs, { ip_id, page, page_size: 100 })),
    ...FRESH,
  });
}

export function useAllLicensees() {
  const ip_id = useIpId();
  return useQuery<LicenseeRow[]>({
    queryKey: apiKey(goodsApi.licensees, 'whole', ip_id),
    queryFn: () => whole((page) => api(goodsApi.licensees, { ip_id, page, page_size: 100 })),
    ...FRESH,
  });
}

/** After a change: reloads goods, merchants, orders, requests and alerts. */
export const codesChanged = (): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('code/') });
