import { formatFen, orderApi, type LabelOrderAction, type OrderDetail } from '@ipw/domain';
import { ask, toast, type ButtonLook } from '@ipw/ui';
import { api } from '../../app/api';
import { translate } from '../../i18n/catalogue';
import { codesChanged } from './code.calls';

interface Act {
  look: ButtonLook;
  /** A label instead of the action's word. */
  label?: (order: OrderDetail) => string;
  run: (ip_id: string, order: OrderDetail) => Promise<void>;
}

/** The holder's handling of each action the server offers on an order. */
export const ORDER_ACTS: Readonly<Partial<Record<LabelOrderAction, Act>>> = {
  pay: {
    look: 'primary',
    label: ({ amount_fen }) => `${translate('action.label_order.pay')} ¥${formatFen(amount_fen)}`,
    run: async (ip_id, { order_id }) => {
      const { pay_url } = await api(orderApi.pay, { ip_id, order_id });
      location.assign(pay_url);
    },
  },
  cancel: {
    look: 'quiet',
    run: async (ip_id, { order_id, order_number, version }) => {
      const yes = await ask({
        title: translate('code.order.cancel.title', { number: order_number }),
        text: translate('code.order.cancel.text'),
        confirm: translate('action.label_order.cancel'),
        danger: true,
      });
      if (!yes) return;
      try {
        await api(orderApi.cancel, { ip_id, order_id, version });
        toast('good', translate('code.order.cancelled'));
      } finally {
        await codesChanged();
      }
    },
  },
};
