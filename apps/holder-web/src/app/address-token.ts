import { toast } from '@ipw/ui';
import { translate } from '../i18n/catalogue';
import { ApiError } from './api';
import { claimWish } from './claim-wish';
import { startSession } from './session';

/** Where a query may stand: before the hash, or after it. */
const hashQuery = () => new URLSearchParams(location.hash.split('?')[1] ?? '');

/** Removes the token and the id from the address bar; the rest of it stays. */
function cleanAddress(): void {
  const search = new URLSearchParams(location.search);
  const inHash = hashQuery();
  for (const query of [search, inHash]) {
    query.delete('token');
    query.delete('id');
  }
  const [hashPath = ''] = location.hash.split('?');
  const rest = (query: URLSearchParams) => (query.size > 0 ? `?${query.toString()}` : '');
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${rest(search)}${hashPath}${hashPath ? rest(inHash) : ''}`,
  );
}

/** Takes over a token (and the id of an IP) that another system put into the address, once the server accepts it. */
export async function takeAddressToken(): Promise<void> {
  const before = new URLSearchParams(location.search);
  const token = before.get('token') ?? hashQuery().get('token');
  if (!token) return;
  const id = before.get('id') ?? hashQuery().get('id');
  try {
    const { loadMember } = await import('./load-member');
    const info = await loadMember(token);
    startSession(token, info);
    if (id) claimWish.set(id);
    cleanAddress();
  } catch (error) {
    // Refused, it is worth nothing; unanswered, a reload may still use it.
    if (!(error instanceof ApiError) || error.code === 0) return;
    cleanAddress();
    toast('warning', translate('session.expired'));
  }
}
