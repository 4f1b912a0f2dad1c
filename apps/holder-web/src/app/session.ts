import type { MemberInfo, MemberUser, SignedIn } from '@ipw/domain';
import { clearDrafts, setDraftOwner } from '@ipw/ui/drafts';
import { createStore } from '@ipw/ui/store';
import { claimWish } from './claim-wish';
import { dropStored, FLAGS, keepStored, readStored } from '../storage';

/** The user of the app. While `loading` or `error` it is unknown: guards wait. */
export type Member =
  | { status: 'visitor'; info?: undefined }
  | { status: 'loading'; info?: undefined }
  | { status: 'error'; info?: undefined; message: string }
  | { status: 'ready'; info: MemberInfo };

const unknown = (token: string | null): Member => ({ status: token === null ? 'visitor' : 'loading' });

/** The member of the stored token, as the tab that signed in has written it. */
export function storedUser(): Pick<MemberUser, 'member_id' | 'member_name' | 'country'> | null {
  try {
    return JSON.parse(readStored('user') ?? 'null') as MemberUser | null;
  } catch {
    return null;
  }
}

/** The token of this tab; null when signed out. */
export const tokenStore = createStore<string | null>(readStored('token'));
export const memberStore = createStore<Member>(unknown(tokenStore.get()));

/** The member of this tab. Stays when a session merely ended, because drafts belong to that member. */
let owner: string | null = storedUser()?.member_id ?? null;
setDraftOwner(owner);
/** The member's tokens since the page was loaded. */
const tokens = new Set<string | null>([tokenStore.get()]);

/** The member whose pages and drafts this tab holds; null when signed out. */
export const memberHere = (): string | null => owner;

/** Whether a call with this token was made for the current member. */
export const isOfMemberHere = (token: string): boolean => tokens.has(token);

function belongTo(memberId: string | null): void {
  if (owner === memberId) return;
  if (owner !== null) {
    clearDrafts();
    claimWish.set(null);
    tokens.clear();
  }
  owner = memberId;
  setDraftOwner(owner);
}

/** Access 0 means 'linked, default kind': granted, so it reads 1. */
function granted({ user, relation, ips }: MemberInfo): MemberInfo {
  const { match_relation } = relation;
  return {
    user,
    ips,
    relation:
      match_relation === undefined || match_relation === null ? {} : { match_relation: match_relation || 1 },
  };
}

function keepUser({ user, relation }: MemberInfo): void {
  keepStored('user', JSON.stringify(user));
  keepStored('relation', JSON.stringify(relation));
}

/** Stores the member's data from the server in all places. */
export function rememberMember(answer: MemberInfo): MemberInfo {
  const info = granted(answer);
  belongTo(info.user.member_id);
  tokens.add(tokenStore.get());
  // Another tab may have signed in another member by now; then local storage is theirs.
  if (readStored('token') === tokenStore.get()) keepUser(info);
  memberStore.set({ status: 'ready', info });
  return info;
}

/** Stores a session for all tabs. The token is written last, because other tabs then read whose it is. */
export function keepSession(token: string, info: MemberInfo): void {
  keepUser(granted(info));
  keepStored('token', token);
}

export function startSession(token: string, info: MemberInfo): void {
  belongTo(info.user.member_id);
  tokens.add(token);
  keepSession(token, info);
  memberStore.set({ status: 'ready', info: granted(info) });
  tokenStore.set(token);
}

export const signIn = (session: SignedIn): void => startSession(session.token, session);

/**
 * Takes over the session another tab began or ended. If the member is the same, the page stays as it is; null forgets the
 * member, who has signed out.
 */
export function adoptSession(token: string | null, memberId: string | null): void {
  const renewed = token !== null && memberId === owner && memberStore.get().status === 'ready';
  belongTo(memberId);
  tokens.add(token);
  if (!renewed) memberStore.set(unknown(token));
  tokenStore.set(token);
}

/** Removes the session. Drafts stay when it merely ended, and are deleted when the member signs out. */
export function endSession({ drafts = false } = {}): void {
  for (const name of ['token', 'user', 'relation']) keepStored(name, null);
  dropStored(FLAGS.orderTipShown);
  if (drafts) {
    // Stored and removed for the other tabs, which learn of a sign-out from it: the token goes when a session ends, too.
    keepStored(FLAGS.recent, '');
    dropStored(FLAGS.recent);
    belongTo(null);
  }
  memberStore.set({ status: 'visitor' });
  tokenStore.set(null);
}
