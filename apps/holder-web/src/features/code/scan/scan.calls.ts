import { scanApi, type ScanGroup } from '@ipw/domain';
import { useApi } from '../../../app/use-api';
import { useIpId } from '../code.calls';
import type { ScanFilter } from './scan-filter';

const FRESH = { staleTime: 0 };

export const useScans = (filter: ScanFilter, page: number) =>
  useApi(scanApi.list, { ip_id: useIpId(), ...filter, page, page_size: 20 }, FRESH);
/** Whether the IP's labels were ever scanned; queried only when nothing was found. */
export const useEverScanned = (enabled: boolean) =>
  useApi(scanApi.list, { ip_id: useIpId(), page: 1, page_size: 1 }, { ...FRESH, enabled });
export const useScanStats = (filter: ScanFilter, group: ScanGroup) =>
  useApi(scanApi.stats, { ip_id: useIpId(), ...filter, group }, FRESH);
