import { codeReportApi, type CodeReportState } from '@ipw/domain';
import { useIpId } from '../../../app/member';
import { useApi } from '../../../app/use-api';

const FRESH = { staleTime: 0 };

export const useReports = (page: number, state: CodeReportState | undefined) =>
  useApi(codeReportApi.list, { ip_id: useIpId(), page, page_size: 20, ...(state && { state }) }, FRESH);
export const useReport = (report_id: string) =>
  useApi(codeReportApi.detail, { ip_id: useIpId(), report_id }, FRESH);
