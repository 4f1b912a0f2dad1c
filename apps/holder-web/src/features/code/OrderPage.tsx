import {
  ERRORS,
  type OrderDetail,
  formatNumber,
  courierName,
  invoiceRequestInput,
  orderApi,
} from '@ipw/domain';
import { Button, buttonClass, ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useRecordTop } from '../../app/use-record-top';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { InvoiceCard } from '../../payment/InvoiceCard';
import { PaymentCheck } from '../../payment/PaymentCheck';
import { VoucherCard } from '../../payment/VoucherCard';
import { codesChanged, useOrder } from './code.calls';
import { CodeExportPanel } from './CodeExportPanel';
import { CodeFrame } from './CodeFrame';
import { deliveryWords } from './delivery-words';
import { ORDER_ACTS } from './order-acts';
import { likeOrder } from './order-values';
import { OrderReason, OrderStatus } from './OrderStatus';
import { useOrderWish } from './use-order-wish';
import { QuoteItems } from './QuoteItems';
import '../../list/timeline.css';

/** One label order: status, actions and content. */
export function OrderPage({ orderId }: { orderId: string }) {
  useRecordTop();
  const t = useT();
  const ipId = useIpId();
  const found = useOrder(orderId);
  const { data: order, error, refetch } = found;
  return (
    <CodeFrame
      title={order?.product_name ?? t('workbench.menu.orderList')}
      lead={order && t('code.order.number', { number: order.order_number })}
      back={<Link to={withQuery(paths.codeOrders, { id: ipId })}>← {t('workbench.menu.orderList')}</Link>}
    >
      {error && (
        <ErrorState
          message={error.message}
          onRetry={() => void refetch()}
          action={
            <Link className={buttonClass()} to={withQuery(paths.codeOrders, { id: ipId })}>
              {t('workbench.menu.orderList')}
            </Link>
          }
        />
      )}
      {!order && !error && <Skeleton lines={4} height={96} />}
      {order && <Order order={order} />}
    </CodeFrame>
  );
}

function OrderCheck({ orderId }: { orderId: string }) {
  const input = { ip_id: useIpId(), order_id: orderId };
  const found = useApi(orderApi.check, input, { staleTime: 0, expect: [ERRORS.BUSY.code] });
  return <PaymentCheck found={found} onPaid={codesChanged} />;
}

function Order({ order }: { order: OrderDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const language = useLanguage();
  const { label_type, quantity, recipient, recipient_phone, recipient_address } = order;
  return (
    <div className="code-two">
      <div className="code-main">
        <section className="ui-card code-card">
          <OrderStatus order={order} />
          <OrderReason order={order} />
          <OrderActions order={order} />
          {!!order.paying && <OrderCheck orderId={order.order_id} />}
          {order.tracking_number && (
            <dl className="code-facts">
              <dt>{t('code.order.shipped')}</dt>
              <dd>
                {courierName(order.courier ?? '', language)} <strong>{order.tracking_number}</strong>
              </dd>
            </dl>
          )}
        </section>
        <VoucherCard
          open={order.actions.includes('voucher')}
          {...order}
          reference={order.order_number}
          send={(voucher_image) => api(orderApi.voucher, { ip_id, order_id: order.order_id, voucher_image })}
          onSent={codesChanged}
        />
        {!!order.exportable && (
          <section className="ui-card code-card">
            <h2>{t('code.export')}</h2>
            <CodeExportPanel source={{ order_id: order.order_id }} />
          </section>
        )}
        <InvoiceCard
          id={order.order_id}
          {...order}
          schema={invoiceRequestInput}
          toInput={(fields) => ({ ip_id, order_id: order.order_id, ...fields })}
          send={(input, attempt) => api(orderApi.invoiceRequest, input, attempt)}
          onSent={codesChanged}
        />
        <section className="ui-card code-card">
          <h2>{t('code.order.delivery')}</h2>
          <dl className="code-facts">
            <dt>{t('code.licensee.recipient')}</dt>
            <dd>
              {recipient || '—'} <span className="ui-soft">{recipient_phone}</span>
            </dd>
            <dt>{t('code.licensee.recipient_address')}</dt>
            <dd>{recipient_address || '—'}</dd>
          </dl>
        </section>
      </div>
      <aside className="code-aside">
        <section className="ui-card code-card">
          <h2>
            {t(`label_type.${label_type}`)} · {t('code.pieces', { count: formatNumber(quantity, language) })}
          </h2>
          <QuoteItems items={order.items} total_fen={order.amount_fen} />
          {order.repeat_of && <p>{t('code.order.repeat', { number: order.repeat_of.order_number })}</p>}
          <p className="ui-soft">{deliveryWords(t, order.delivery)}</p>
          <p className="ui-soft">{t(`payment_type.${order.payment_type}`)}</p>
        </section>
        <section className="ui-card code-card">
          <h2>{t('code.order.timeline')}</h2>
          <ol className="timeline">
            {order.timeline.map(({ key, at }) => (
              <li key={at}>
                <strong>{t(`order_event.${key}`)}</strong>
                <time className="ui-soft" dateTime={at}>
                  {momentOf(at, language)}
                </time>
              </li>
            ))}
          </ol>
        </section>
      </aside>
    </div>
  );
}

function OrderActions({ order }: { order: OrderDetail }) {
  const t = useT();
  const ipId = useIpId();
  const [busy, setBusy] = useState<string>();
  const again = useOrderWish();
  const acts = order.actions.flatMap((action) => {
    const act = ORDER_ACTS[action];
    return act ? [{ action, ...act }] : [];
  });
  return (
    <div className="ui-row">
      {acts.map(({ action, look, label, run }) => (
        <Button
          key={action}
          look={look}
          busy={busy === action}
          onClick={() => {
            setBusy(action);
            void run(ipId, order)
              .catch(() => undefined)
              .finally(() => setBusy(undefined));
          }}
        >
          {label?.(order) ?? t(`action.label_order.${action}`)}
        </Button>
      ))}
      <Button look="quiet" onClick={() => again(likeOrder(order))}>
        {t('code.order.again')}
      </Button>
    </div>
  );
}
