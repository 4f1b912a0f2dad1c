import { SESSION_CODES, type MemberInfo } from '@ipw/domain';
import { useStore } from '@ipw/ui';
import { useEffect } from 'react';
import { inTime } from './in-time';
import { ApiError } from './api';
import { memberHere, memberStore, rememberMember, tokenStore, type Member } from './session';

const FRESH_MS = 60_000;
let pendingRequest: Promise<MemberInfo | undefined> | null = null;
let requestedAt = 0;

/** A late answer may belong to a session that was renewed (still valid) or has ended. */
const isHere = ({ user }: MemberInfo) =>
  tokenStore.get() !== null && [null, user.member_id].includes(memberHere());

/** Reloads the member, e.g. after a claim or a verification; the known data stays until the answer. */
export function refreshMember(): Promise<MemberInfo | undefined> {
  const token = tokenStore.get();
  if (token === null) return Promise.resolve(undefined);
  requestedAt = Date.now();
  pendingRequest ??= inTime(import('./load-member'))
    .then(({ reloadMember }) => reloadMember())
    .then((info) => (isHere(info) ? rememberMember(info) : undefined))
    .catch((error: unknown) => {
      // An ended session has its own dialog, so no message is shown.
      const ended = error instanceof ApiError && SESSION_CODES.includes(error.code);
      if (!ended && token === tokenStore.get() && memberStore.get().status === 'loading')
        memberStore.set({ status: 'error', message: error instanceof Error ? error.message : '' });
      return undefined;
    })
    .finally(() => {
      pendingRequest = null;
    });
  return pendingRequest;
}

export function retryMember(): void {
  memberStore.set({ status: 'loading' });
  void refreshMember();
}

// When a tab is shown again, access may have changed.
document.addEventListener('visibilitychange', () => {
  if (
    document.visibilityState === 'visible' &&
    memberStore.get().status === 'ready' &&
    Date.now() - requestedAt > FRESH_MS
  )
    void refreshMember();
});

export function useMember(): Member {
  const member = useStore(memberStore);
  useEffect(() => {
    if (member.status === 'loading') void refreshMember();
  }, [member]);
  return member;
}

/** The member inside `<RequireMember>`; elsewhere a programming error. */
export function useMemberInfo(): MemberInfo {
  const member = useMember();
  if (member.status !== 'ready') throw new Error('no <RequireMember> around');
  return member.info;
}

/** The member's current IP; '' when there is none. */
export const useIpId = (): string => useMemberInfo().user.use_ip_id ?? '';
