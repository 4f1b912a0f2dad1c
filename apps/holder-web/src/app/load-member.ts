import { memberApi, type MemberInfo } from '@ipw/domain';
import { api } from './api';
import { memberStore } from './session';

/** Loads the member of a token. In a separate file, so that visitors load neither the calls nor their schemas. */
export const loadMember = (token?: string): Promise<MemberInfo> =>
  api(memberApi.info, {}, token ? { token } : {});

/**
 * Loads the member of this tab. The tab stays at its IP while the member has access to it: another tab or device may have
 * switched the account to another IP, and an open page must not become another IP's.
 */
export async function reloadMember(): Promise<MemberInfo> {
  const info = await loadMember();
  const here = memberStore.get().info?.user.use_ip_id;
  const match_relation = info.ips.find(({ ip_id }) => ip_id === here)?.match_relation ?? null;
  if (!here || match_relation === null) return info;
  return { ...info, user: { ...info.user, use_ip_id: here }, relation: { match_relation } };
}

/** Makes the IP given with a token the current one, if the member operates it. */
export const atIp = async (token: string, info: MemberInfo, id: string | null): Promise<MemberInfo> => {
  const { user, ips } = info;
  const runs = ips.some(({ ip_id, match_relation }) => ip_id === id && match_relation !== null);
  return id && runs && user.use_ip_id !== id ? api(memberApi.switchIp, { ip_id: id }, { token }) : info;
};
