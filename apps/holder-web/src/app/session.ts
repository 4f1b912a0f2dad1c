import type { MemberInfo, SignedIn } from '@ipw/domain';
import { clearDrafts, createStore } from '@ipw/ui';
import { dropStored, FLAGS, keepStored, onStored, readStored } from './storage';

/** Who uses the app. While `loading` or `error` nothing is known: guards wait instead of guessing. */
export type Member =
  | { status: 'visitor'; info?: undefined }
  | { status: 'loading'; info?: undefined }
  | { status: 'error'; info?: undefined; message: string }
  | { status: 'ready'; info: MemberInfo };

const unknown = (token: string | null): Member => ({ status: token === null ? 'visitor' : 'loading' });

/** The token of this browser; null signed out. */
export const tokenStore = createStore<string | null>(readStored('token'));
export const memberStore = createStore<Member>(unknown(tokenStore.get()));

/** Another tab signed in or out: this one follows. */
onStored('token', (token) => {
  if (token === tokenStore.get()) return;
  memberStore.set(unknown(token));
  tokenStore.set(token);
});

/** Takes the server's word on who this is, everywhere. Access 0 means 'linked, default kind': granted, so it reads 1. */
export function rememberMember({ user, relation, ips }: MemberInfo): MemberInfo {
  const { match_relation } = relation;
  const info = {
    user,
    ips,
    relation:
      match_relation === undefined || match_relation === null ? {} : { match_relation: match_relation || 1 },
  };
  keepStored('user', JSON.stringify(info.user));
  keepStored('relation', JSON.stringify(info.relation));
  memberStore.set({ status: 'ready', info });
  return info;
}

export function startSession(token: string, info: MemberInfo): void {
  const before = readStored('member');
  if (before !== null && before !== info.user.member_id) clearDrafts();
  keepStored('member', info.user.member_id);
  keepStored('token', token);
  rememberMember(info);
  tokenStore.set(token);
}

export const signIn = (session: SignedIn): void => startSession(session.token, session);

/** Forgets the session. What was typed stays when it merely ended, and goes when the member signs out. */
export function endSession({ drafts = false } = {}): void {
  for (const name of ['token', 'user', 'relation']) keepStored(name, null);
  dropStored(FLAGS.orderTipShown);
  if (drafts) {
    keepStored('member', null);
    clearDrafts();
  }
  memberStore.set({ status: 'visitor' });
  tokenStore.set(null);
}
