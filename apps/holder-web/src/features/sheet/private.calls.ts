import {
  businessPasswordApi,
  dashboardApi,
  ERRORS,
  opportunityApi,
  type PrivateList,
  type PrivateState,
} from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, type ApiError, TEMPORARY } from '../../app/api';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { apiKey, useApi } from '../../app/use-api';
import { useLanguage } from '../../i18n/catalogue';

const FRESH = { staleTime: 0 };
const PAGE = 20;
const PRIVATE: readonly string[] = [
  opportunityApi.privateList.path,
  opportunityApi.privateDetail.path,
  businessPasswordApi.isSet.path,
];

/** Codes of a call for which the business password is not checked, or not set. */
export const CLOSED: readonly number[] = [ERRORS.BUSINESS_PASSWORD.code, ERRORS.BUSINESS_PASSWORD_UNSET.code];

/** Private sheets. Not cached, so that nothing is left of them when the page is left. */
export function usePrivateSheets(page: number, state: PrivateState | undefined) {
  const ip_id = useIpId();
  const language = useLanguage();
  return useQuery<PrivateList, ApiError>({
    queryKey: apiKey(opportunityApi.privateList, ip_id, page, state, language),
    queryFn: ({ signal }) =>
      api(
        opportunityApi.privateList,
        { ip_id, page, page_size: PAGE, ...(state && { state }) },
        { signal, expect: CLOSED },
      ),
    staleTime: 0,
    gcTime: 0,
  });
}

/** How many private sheets wait for an answer, and until when the first: all there is to know before the password. */
export function usePrivateWaiting() {
  const found = useApi(dashboardApi.pendingTasks, { ip_id: useIpId() }, FRESH);
  const tasks = found.data?.tasks.filter(({ task }) => task === 'private_sheet') ?? [];
  return { count: tasks.length, due: tasks.flatMap(({ due_at }) => due_at ?? []).sort()[0] };
}

/**
 * Whether the business password is set, and checked until when. The check ends by its time, by `lock`, and when the page is
 * left; what was shown is forgotten then.
 */
export function useBusinessCheck() {
  const ip_id = useIpId();
  const found = useApi(businessPasswordApi.isSet, { ip_id }, FRESH);
  const { refetch } = found;
  const until = found.data?.checked_until;
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(() => setOver(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => () => void leave(ip_id), [ip_id]);
  return {
    ...found,
    open: !!until && over !== until,
    reload: () => void refetch(),
    lock: async () => {
      await leave(ip_id);
      await refetch();
    },
  };
}

async function leave(ip_id: string): Promise<void> {
  queries.removeQueries({ predicate: ({ queryKey }) => PRIVATE.includes(String(queryKey[0])) });
  // Without an answer, the check ends by its time.
  await api(businessPasswordApi.leave, { ip_id }, { expect: TEMPORARY }).catch(() => undefined);
}
