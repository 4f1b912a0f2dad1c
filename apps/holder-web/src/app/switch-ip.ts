import { memberApi } from '@ipw/domain';
import { createStore } from '@ipw/ui';
import { api } from './api';
import { dropKeptAlive } from './kept-alive';
import { rememberMember } from './session';

/** The key of kept-alive pages; incremented when they must start again, as after a submitted claim. */
export const freshStart = createStore(0);

export function startAfresh(): void {
  dropKeptAlive();
  freshStart.set(freshStart.get() + 1);
}

/** A switch of the current IP caused by an address, not by the member's choice. */
export const switchedByAddress = createStore<{ from: string; to: string } | null>(null);

/** Makes an IP the current one; drafts of the previous IP are shown again when it is chosen again. */
export async function switchIp(ipId: string, { from = null }: { from?: string | null } = {}): Promise<void> {
  const info = await api(memberApi.switchIp, { ip_id: ipId });
  rememberMember(info);
  switchedByAddress.set(from === null ? null : { from, to: ipId });
}
