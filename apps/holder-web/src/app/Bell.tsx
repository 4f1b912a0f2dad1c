import { ERRORS, messageApi } from '@ipw/domain';
import { BellIcon, createStore, useStore } from '@ipw/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useT } from '../i18n/catalogue';
import { api, TEMPORARY } from './api';
import { refreshMember, useMember } from './member';
import { paths } from './paths';
import { queries } from './queries';

/** Number of unread messages; undefined while unknown, which shows no dot. */
const unreadStore = createStore<number | undefined>(undefined);
export const setUnread = (unread: number): void => unreadStore.set(unread);

const RECONNECT_MS = [2_000, 5_000, 15_000, 60_000];
/** Options of background calls: failures are not shown. */
const QUIET = { expect: [...TEMPORARY, ERRORS.FORBIDDEN.code] };

/** Keeps a live connection while it is used: a new ticket for every attempt, and a plain query after each failure. */
function follow(): () => void {
  const stop = new AbortController();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const take = (unread: number) => {
    const before = unreadStore.get();
    unreadStore.set(unread);
    if (before === unread) return;
    // Also after a new connection, because cached lists may be older.
    for (const { path } of [messageApi.list, messageApi.unreadCount])
      void queries.invalidateQueries({ queryKey: [path] });
    // A new message often means a decision: verification, access, a claim.
    if (before !== undefined && unread > before) void refreshMember();
  };
  const again = () => {
    source?.close();
    if (stop.signal.aborted) return;
    timer = setTimeout(() => void connect(), RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)]);
    failures += 1;
  };
  const connect = async () => {
    try {
      if (failures > 0)
        take((await api(messageApi.unreadCount, {}, { ...QUIET, signal: stop.signal })).unread);
      const { ticket } = await api(messageApi.streamTicket, {}, { ...QUIET, signal: stop.signal });
      if (stop.signal.aborted) return;
      source = new EventSource(`/api/message/stream?ticket=${encodeURIComponent(ticket)}`);
      source.addEventListener('open', () => {
        failures = 0;
      });
      source.addEventListener('unread', (event: MessageEvent<string>) =>
        take((JSON.parse(event.data) as { unread: number }).unread),
      );
      source.addEventListener('error', again);
    } catch {
      again();
    }
  };
  void connect();
  return () => {
    stop.abort();
    clearTimeout(timer);
    source?.close();
    unreadStore.set(undefined);
  };
}

/** Whether to show the dot on the bell: from the live count, before that from the member's data. */
export function useUnread(): boolean {
  const member = useMember();
  const unread = useStore(unreadStore);
  return unread === undefined ? member.info?.user.message_read === 0 : unread > 0;
}

/** The bell of the bar, with a dot while messages are unread; keeps the live connection. */
export function Bell() {
  const t = useT();
  const memberId = useMember().info?.user.member_id;
  useEffect(() => (memberId ? follow() : undefined), [memberId]);
  const unread = useUnread();
  return (
    <Link
      className="app-bar-button"
      to={paths.systemMsg}
      aria-label={t(unread ? 'nav.messages_unread' : 'nav.messages')}
      title={t('nav.messages')}
    >
      <BellIcon />
      {unread ? <span className="app-dot" /> : null}
    </Link>
  );
}
