import { useEffect } from 'react';
import { useT } from '../i18n/catalogue';

const LOOK_MS = 4000;
/** How long the status is polled after the member returns from paying; returning again restarts it. */
const LOOKING_MS = 120_000;

interface Props {
  /** The query whether it is paid. */
  found: { data: { paid: 0 | 1 } | undefined; error: unknown; refetch: () => Promise<unknown> };
  onPaid: () => Promise<void>;
}

/** Polls the status of an open wallet payment while the page is visible. */
export function PaymentCheck({ found: { data, error, refetch }, onPaid }: Props) {
  const t = useT();
  useEffect(() => {
    if (data?.paid) void onPaid();
  }, [data, onPaid]);
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
