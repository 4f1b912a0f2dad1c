import { ERRORS, ipApi, type IpInfo, type OperatedIp } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ApiError, api } from '../../app/api';
import { refreshMember, useMemberInfo } from '../../app/member';

const NO_ACCESS: readonly number[] = [ERRORS.NO_ACCESS.code, ERRORS.FORBIDDEN.code];

export interface CurrentIp {
  id: string;
  /** From the list of operated IPs, without a call. */
  operated: OperatedIp | undefined;
  /** Loaded for every page; undefined until the answer for this page has arrived. */
  info: IpInfo | undefined;
}

/** The current IP of the workbench. Lost access is noticed on the next page and leads out of the workbench. */
export function useCurrentIp(): CurrentIp {
  const { user, ips } = useMemberInfo();
  const { pathname } = useLocation();
  const id = user.use_ip_id ?? '';
  const { data, error } = useQuery({
    queryKey: [ipApi.info.path, id, pathname],
    queryFn: ({ signal }) => api(ipApi.info, { ip_id: id }, { signal, expect: NO_ACCESS }),
    enabled: id !== '',
    staleTime: 0,
    gcTime: 0,
  });
  const lost = error instanceof ApiError && NO_ACCESS.includes(error.code);
  useEffect(() => {
    if (lost) void refreshMember();
  }, [lost]);
  return { id, operated: ips.find((ip) => ip.ip_id === id), info: data };
}
