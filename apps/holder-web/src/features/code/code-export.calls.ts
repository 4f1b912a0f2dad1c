import { codeExportApi, codeExportMachine, type CodeExports, type ExportFormat } from '@ipw/domain';
import { useEffect, useRef } from 'react';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { useApi } from '../../app/use-api';
import { codesChanged } from './code.calls';

/** The codes of an order, or of a merchant's code request. */
export type CodeSource = { order_id: string } | { request_id: string };

const LOOK_MS = 1500;
/** A download without progress for this long is interrupted and no longer polled. */
const STILL_MS = 60_000;

const underWay = ({ list }: CodeExports): boolean =>
  list.some(({ state }) => codeExportMachine.actions.stop.from.includes(state));

/** Possible and earlier exports, polled while a download is running. */
export function useCodeExports(source: CodeSource) {
  const query = useApi(codeExportApi.list, { ip_id: useIpId(), ...source }, { staleTime: 0 });
  const { data, refetch } = query;
  const seen = useRef({ list: '', at: 0 });
  useEffect(() => {
    const list = JSON.stringify(data?.list);
    if (list !== seen.current.list) seen.current = { list, at: Date.now() };
    if (!data || !underWay(data)) return;
    const timer = setInterval(() => {
      if (Date.now() - seen.current.at < STILL_MS) void refetch();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [data, refetch]);
  return query;
}

/** Requests a link and opens it as a browser download, which the browser can resume. */
export async function download(ip_id: string, source: CodeSource, format: ExportFormat): Promise<void> {
  const { address, file_name } = await api(codeExportApi.link, { ip_id, ...source, format });
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  await codesChanged();
}
