import { orderApi } from '@ipw/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ApiError } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useProblems } from '../../form/use-problems';
import { codesChanged, useIpId } from './code.calls';
import { dropOrder, keepOrder, readOrder } from './order-draft';
import { validateOrder, newOrder, SHOWN, toPayload, type OrderValues } from './order-values';

/** Names under which a field's problems are told. */
const TOLD_AS: Partial<Record<keyof OrderValues, string>> = {
  contract: 'agree',
  manual: 'agree',
  label_type: 'quantity',
};

/** An order being put together. It stays as it was left until it is sent or nobody is signed in. */
export function useOrderForm(wished: string) {
  const ip_id = useIpId();
  const navigate = useNavigate();
  const [values, setValues] = useState<OrderValues>(() => ({
    ...newOrder(wished),
    ...readOrder(ip_id),
    ...(wished && { goods_id: wished }),
  }));
  const problems = useProblems();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<string>(undefined);

  const set = (part: Partial<OrderValues>) => {
    attempt.current = undefined;
    const fields = Object.keys(part) as (keyof OrderValues)[];
    problems.forget(fields.map((field) => TOLD_AS[field] ?? field));
    setValues((old) => {
      const next = { ...old, ...part };
      keepOrder(ip_id, next);
      return next;
    });
  };

  const submit = async () => {
    const found = validateOrder(ip_id, values);
    if (found.length > 0) {
      problems.show(found);
      return;
    }
    setBusy(true);
    attempt.current ??= crypto.randomUUID();
    try {
      const { order_id } = await api(orderApi.create, toPayload(ip_id, values), {
        fields: SHOWN,
        idempotency_key: attempt.current,
      });
      dropOrder(ip_id);
      await codesChanged();
      void navigate(withQuery(paths.codeOrders, { id: ip_id, order_id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.show(error.problems);
    } finally {
      setBusy(false);
    }
  };
  return { ip_id, values, set, problems, busy, submit };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
