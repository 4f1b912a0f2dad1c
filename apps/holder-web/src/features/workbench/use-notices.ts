import type { IpInfo } from '@ipw/domain';
import { ask } from '@ipw/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { withQuery } from '../../app/paths';
import { FLAGS, keepStored, readStored } from '../../app/storage';
import { translate } from '../../i18n/catalogue';
import { noticeFor } from './notices';

const flagOf = (ipId: string) => `${FLAGS.orderTipShown}.${ipId}`;

/** Shows the notice an IP calls for, once its info for this visit of the page has come. */
export function useNotices(info: IpInfo | undefined, page: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!info) return;
    const notice = noticeFor(info, page, readStored(flagOf(info.ip_id)) !== null);
    if (!notice) return;
    let left = false;
    void ask({
      title: translate(`workbench.notice.${notice.key}.title`),
      text: translate(`workbench.notice.${notice.key}.text`),
      confirm: translate(`workbench.notice.${notice.key}.go`),
      notice: notice.blocking,
    }).then((yes) => {
      if (!yes || left) return;
      if (notice.once) keepStored(flagOf(info.ip_id), '1');
      void navigate(withQuery(notice.to.path, { id: info.ip_id }));
    });
    return () => {
      left = true;
    };
  }, [info, page, navigate]);
}
