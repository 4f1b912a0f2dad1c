import { codeExportApi, codeExportMachine, type CodeExports, type ExportFormat } from '@ipw/domain';
import { useEffect, useRef } from 'react';
import { api } from '../../app/api';
import { useApi } from '../../app/use-api';
import { codesChanged, useIpId } from './code.calls';

/** The codes of an order, or those a merchant was given. */
export type CodeSource = { order_id: string } | { request_id: string };

const LOOK_MS = 1500;
/** A download that has not moved for so long was interrupted, and is not watched any more. */
const STILL_MS = 60_000;

const underWay = ({ list }: CodeExports): boolean =>
  list.some(({ state }) => codeExportMachine.actions.stop.from.includes(state));

/** What can be exported and what was, followed while a download moves. */
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

/** Asks for a link and hands it to the browser's own downloads, which can take it up again. */
export async function download(ip_id: string, source: CodeSource, format: ExportFormat): Promise<void> {
  const { address, file_name } = await api(codeExportApi.link, { ip_id, ...source, format });
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  await codesChanged();
}
