import type { IpInfo } from '@ipw/domain';
import { ask } from '@ipw/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { withQuery } from '../../app/paths';
import { FLAGS, keepStored, readStored } from '../../storage';
import { translate } from '../../i18n/catalogue';
import { noticeFor } from './notices';
import { useSwitched } from './use-switched';

const flagOf = (ipId: string) => `${FLAGS.orderTipShown}.${ipId}`;

/**
 * Shows the notice of an IP once its data for this page has arrived. A notice that must be answered also offers another IP:
 * the previous one if an address caused the switch, or a choice. `requests` counts how often it is shown again. Any other waits
 * for the next page when somebody is typing.
 */
export function useNotices(
  info: IpInfo | undefined,
  page: string,
  openSwitcher: () => void,
  requests: number,
): void {
  const navigate = useNavigate();
  const several = useMemberInfo().ips.length > 1;
  const { name: before, back } = useSwitched(info?.ip_id ?? '');
  useEffect(() => {
    if (!info) return;
    const notice = noticeFor(info, page, readStored(flagOf(info.ip_id)) !== null);
    if (!notice || (!notice.blocking && document.querySelector(':read-write:focus'))) return;
    const left = new AbortController();
    const other = before
      ? { label: translate('workbench.switch_back', { name: before }), act: () => void back() }
      : { label: translate('workbench.switch'), act: openSwitcher };
    void ask({
      title: translate(`workbench.notice.${notice.key}.title`),
      text: translate(`workbench.notice.${notice.key}.text`),
      confirm: translate(`workbench.notice.${notice.key}.go`),
      notice: notice.blocking,
      signal: left.signal,
      ...(notice.blocking && several && { other }),
    }).then((yes) => {
      if (!yes || left.signal.aborted) return;
      if (!notice.blocking) keepStored(flagOf(info.ip_id), '1');
      void navigate(withQuery(notice.to.path, { id: info.ip_id }));
    });
    return () => left.abort();
  }, [info, page, navigate, several, before, back, openSwitcher, requests]);
}
