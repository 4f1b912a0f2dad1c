import { orderApi, type LabelOrderAction } from '@ipw/domain';
import type { ButtonLook } from '@ipw/ui';
import { api } from '../../app/api';

interface Act {
  look: ButtonLook;
  run: (ip_id: string, order_id: string) => Promise<void>;
}

/** The holder's handling of each action the server offers on an order. */
export const ORDER_ACTS: Readonly<Partial<Record<LabelOrderAction, Act>>> = {
  pay: {
    look: 'primary',
    run: async (ip_id, order_id) => {
      const { pay_url } = await api(orderApi.pay, { ip_id, order_id });
      location.assign(pay_url);
    },
  },
};
