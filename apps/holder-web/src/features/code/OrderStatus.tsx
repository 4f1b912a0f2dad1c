import { labelOrderMachine, type OrderDetail, type OrderRow } from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { Refund } from '../../payment/Refund';

/** The state of an order, who acts next, and until when. */
export function OrderStatus({ order }: { order: OrderRow }) {
  const t = useT();
  const language = useLanguage();
  return (
    <p className="ui-row code-status">
      <StateBadge machine={labelOrderMachine} state={order.state} />
      <Badge tone={order.paid ? 'good' : 'neutral'}>{t(`paid.${order.paid}`)}</Badge>
      {order.waits_for && <span>{t(`order_waits.${order.waits_for}`)}</span>}
      {order.due_at && (
        <span className="ui-soft">{t('code.due', { day: dayOf(order.due_at, language) })}</span>
      )}
    </p>
  );
}

/** Why an order was rejected, and the refund. */
export function OrderReason({ order }: { order: OrderDetail }) {
  const t = useT();
  if (!order.reason_code && !order.refund) return null;
  return (
    <div className="code-reason" role="note">
      {order.reason_code && <strong>{t(`issue_reason.${order.reason_code}`)}</strong>}
      {order.reason && <blockquote>{order.reason}</blockquote>}
      {order.refund && <Refund refund={order.refund} />}
    </div>
  );
}
