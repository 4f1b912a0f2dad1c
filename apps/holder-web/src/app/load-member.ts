import { memberApi, type MemberInfo } from '@ipw/domain';
import { api } from './api';

/** Loads the member of a token. In a separate file, so that visitors load neither the calls nor their schemas. */
export const loadMember = (token?: string): Promise<MemberInfo> =>
  api(memberApi.info, {}, token ? { token } : {});

/** Makes the IP given with a token the current one, if the member operates it. */
export const atIp = async (token: string, info: MemberInfo, id: string | null): Promise<MemberInfo> => {
  const { user, ips } = info;
  const runs = ips.some(({ ip_id, match_relation }) => ip_id === id && match_relation !== null);
  return id && runs && user.use_ip_id !== id ? api(memberApi.switchIp, { ip_id: id }, { token }) : info;
};
