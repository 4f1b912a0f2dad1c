import { memberApi, type MemberInfo } from '@ipw/domain';
import { api } from './api';

/** Asks who a token belongs to. In a file of its own, so that visitors load neither the call nor its schema. */
export const loadMember = (token?: string): Promise<MemberInfo> =>
  api(memberApi.info, {}, token ? { token } : {});
