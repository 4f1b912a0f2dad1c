import { memberApi } from '@ipw/domain';
import { createStore } from '@ipw/ui';
import { api } from './api';
import { rememberMember } from './session';

/** Counts the times kept-alive pages must start afresh: a claim submitted, another IP chosen. Their key. */
export const freshStart = createStore(0);
export const startAfresh = (): void => freshStart.set(freshStart.get() + 1);

/** Makes an IP the current one; what belongs to the one before is forgotten. */
export async function switchIp(ipId: string): Promise<void> {
  const info = await api(memberApi.switchIp, { ip_id: ipId });
  rememberMember(info);
  startAfresh();
}
