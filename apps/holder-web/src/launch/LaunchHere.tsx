import { dashboardApi } from '@ipw/domain';
import { useApi } from '../app/use-api';
import { Launch } from './Launch';

/** The steps on another page; nothing until they are known. */
export function LaunchHere({ ipId }: { ipId: string }) {
  const { data } = useApi(dashboardApi.pendingTasks, { ip_id: ipId }, { staleTime: 0 });
  return data ? <Launch ipId={ipId} found={data} /> : null;
}
