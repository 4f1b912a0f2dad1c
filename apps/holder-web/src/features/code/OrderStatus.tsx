import {
  formatFen,
  labelOrderMachine,
  refundMachine,
  type OrderDetail,
  type OrderRow,
  type RefundView,
} from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

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

/** The refund of an order: amount and due day, then how it was paid and its reference. */
function Refund({ refund }: { refund: RefundView }) {
  const t = useT();
  const language = useLanguage();
  const { amount_fen, due_at, method, reference, paid_back_on } = refund;
  const sum = formatFen(amount_fen);
  const label = () => {
    if (method && paid_back_on) {
      const day = dayOf(paid_back_on, language);
      return t('code.refund.done', {
        sum,
        day,
        method: t(`payment_type.${method}`),
        reference: reference ?? '',
      });
    }
    return due_at
      ? t('code.refund.open', { sum, day: dayOf(due_at, language) })
      : t('code.refund.owed', { sum });
  };
  return (
    <p className="ui-row">
      <StateBadge machine={refundMachine} state={refund.state} />
      <span>{label()}</span>
    </p>
  );
}
