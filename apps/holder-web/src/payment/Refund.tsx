import { formatFen, refundMachine, type RefundView } from '@ipw/domain';
import { StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';

/** A refund: amount and due day, then how it was paid and its reference. */
export function Refund({ refund }: { refund: RefundView }) {
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
