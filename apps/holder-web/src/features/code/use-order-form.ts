import { CONSENT, orderApi } from '@ipw/domain';
import { useNavigate } from 'react-router';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useLocalForm } from '../../form/local-form';
import { useShownTexts } from '../../form/use-shown-texts';
import { codesChanged } from './code.calls';
import { orderDraft } from './order-draft';
import { validateOrder, newOrder, SHOWN, toPayload, type OrderValues } from './order-values';

/** The order form. Its values are stored until it is sent or the member signs out. */
export function useOrderForm(wished: string) {
  const ip_id = useIpId();
  const navigate = useNavigate();
  const texts = useShownTexts(CONSENT.labels);
  const form = useLocalForm<OrderValues>(newOrder, {
    draft: orderDraft(ip_id),
    draftLasts: true,
    instead: wished ? { goods_id: wished } : {},
    fields: SHOWN,
    shownOn: { contract: 'agree', manual: 'agree', label_type: 'quantity' },
    validate: (values) => validateOrder(ip_id, values),
    submit: async (values, attempt) => {
      const { order_id } = await api(orderApi.create, toPayload(ip_id, values, texts), attempt);
      await codesChanged();
      void navigate(withQuery(paths.codeOrders, { id: ip_id, order_id }));
    },
  });
  return { ...form, ip_id, texts };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
