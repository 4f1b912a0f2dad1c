import { ERRORS, orderApi } from '@ipw/domain';
import { useEffect } from 'react';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { codesChanged, useIpId } from './code.calls';

const LOOK_MS = 4000;
/** How long the status is polled after the member returns from paying; returning again restarts it. */
const LOOKING_MS = 120_000;

/** Polls the status of an open wallet payment while the page is visible. */
export function PaymentCheck({ orderId }: { orderId: string }) {
  const t = useT();
  const { data, error, refetch } = useApi(
    orderApi.check,
    { ip_id: useIpId(), order_id: orderId },
    { staleTime: 0, expect: [ERRORS.BUSY.code] },
  );
  useEffect(() => {
    if (data?.paid) void codesChanged();
  }, [data]);
  useEffect(() => {
    let until = Date.now() + LOOKING_MS;
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() < until) void refetch();
    }, LOOK_MS);
    const back = () => {
      if (document.hidden) return;
      until = Date.now() + LOOKING_MS;
      void refetch();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [refetch]);
  return (
    <p className="ui-soft" role="status">
      {t(error ? 'code.paying.silent' : 'code.paying')}
    </p>
  );
}
