import { scanApi, type ScanGroup, type ScanRow } from '@ipw/domain';
import { useIpId } from '../../../app/member';
import { api } from '../../../app/api';
import { useApi } from '../../../app/use-api';
import type { ScanFilter } from './scan-filter';

const FRESH = { staleTime: 0 };

/** A page of scans; `cursor` is that of the page before. */
export const useScans = (filter: ScanFilter, page: number, cursor: string | undefined) =>
  useApi(
    scanApi.list,
    { ip_id: useIpId(), ...filter, page, page_size: 20, ...(cursor !== undefined && { cursor }) },
    FRESH,
  );
/** Most scans of one file; narrower filters reach the others. */
export const MOST_SCANS_SAVED = 10_000;

/** The newest scans of a filter, for a file. */
export async function scansOf(ip_id: string, filter: ScanFilter): Promise<ScanRow[]> {
  const rows: ScanRow[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api(scanApi.list, { ip_id, ...filter, page_size: 100, ...(cursor && { cursor }) });
    rows.push(...page.list);
    cursor = page.next_cursor;
  } while (cursor && rows.length < MOST_SCANS_SAVED);
  return rows;
}

/** Whether the IP's labels were ever scanned; queried only when nothing was found. */
export const useEverScanned = (enabled: boolean) =>
  useApi(scanApi.list, { ip_id: useIpId(), page: 1, page_size: 1 }, { ...FRESH, enabled });
export const useScanStats = (filter: ScanFilter, group: ScanGroup) =>
  useApi(scanApi.stats, { ip_id: useIpId(), ...filter, group }, FRESH);
