import type { MemberInfo } from '@ipw/domain';
import { ask, toast } from '@ipw/ui';
import { loadPart, translate } from '../i18n/catalogue';
import { inTime } from './in-time';
import { ApiError } from './api';
import { claimWish } from './claim-wish';
import { paths } from './paths';
import { keepSession, memberHere, startSession, storedUser, tokenStore } from './session';

/** The query may be before the hash or in it. */
const hashQuery = () => new URLSearchParams(location.hash.split('?')[1] ?? '');

/** Pages whose own address contains an id. */
const OF_AN_ID: readonly string[] = [paths.claimStep2, paths.claimStep3];

/** Removes token and id from the address bar; the rest stays. */
function cleanAddress(): void {
  const search = new URLSearchParams(location.search);
  const inHash = hashQuery();
  const [hashPath = ''] = location.hash.split('?');
  for (const query of [search, inHash]) query.delete('token');
  search.delete('id');
  if (!OF_AN_ID.includes(hashPath.slice(1))) inHash.delete('id');
  const rest = (query: URLSearchParams) => (query.size > 0 ? `?${query.toString()}` : '');
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${rest(search)}${hashPath}${hashPath ? rest(inHash) : ''}`,
  );
}

/** Starts the session. An IP the member operates becomes the current one; an IP to claim waits until the member is verified. */
async function takeUp(take: typeof keepSession, token: string, info: MemberInfo, id: string | null) {
  const { atIp } = await import('./load-member');
  take(token, await atIp(token, info, id));
  if (id && info.user.is_auth !== 1) claimWish.set(id);
}

/** Another member is signed in: their session is replaced only if they agree. */
async function offer(token: string, info: MemberInfo, id: string | null): Promise<void> {
  const names = { name: info.user.member_name, before: storedUser()?.member_name ?? '' };
  const yes = await ask({
    title: translate('session.replace_title', names),
    text: translate('session.replace_text', names),
    confirm: translate('session.other_go', names),
    cancel: translate('session.replace_no', names),
    stays: true,
  });
  if (!yes) return;
  await takeUp(keepSession, token, info, id);
  // The pages show the other member's data, so they are loaded again.
  location.reload();
}

/** Whether the session stored in this browser is still valid. */
async function somebodyHere(loadMember: (token: string) => Promise<MemberInfo>): Promise<boolean> {
  const token = tokenStore.get();
  if (token === null) return false;
  return loadMember(token).then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.code === 0,
  );
}

/** Starts the session of a token (and the id of an IP) that another system put into the address, once the server accepts it. */
export async function takeAddressToken(): Promise<void> {
  const before = new URLSearchParams(location.search);
  const token = before.get('token') ?? hashQuery().get('token');
  if (!token) return;
  const id = before.get('id') ?? hashQuery().get('id');
  try {
    const [{ loadMember }] = await inTime(Promise.all([import('./load-member'), loadPart('session')]));
    const info = await loadMember(token);
    const replaces = info.user.member_id !== memberHere() && (await somebodyHere(loadMember));
    cleanAddress();
    // Asked on top of the other member's page, which does not wait for the answer.
    if (replaces) return void offer(token, info, id);
    await takeUp(startSession, token, info, id);
  } catch (error) {
    // A refused token is dropped; without an answer it stays for a reload.
    if (!(error instanceof ApiError) || error.code === 0) return;
    cleanAddress();
    toast('warning', translate(tokenStore.get() ? 'session.link_kept' : 'session.link_refused'));
  }
}
