import { useNavigate } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { keepOrder, readOrder } from './order-draft';
import type { OrderValues } from './order-values';

/** Copies values into the draft of the order; its other values stay. */
export function useOrderWish() {
  const ipId = useIpId();
  const navigate = useNavigate();
  return (wish: Partial<OrderValues>) => {
    keepOrder(ipId, { ...readOrder(ipId), ...wish });
    void navigate(withQuery(paths.madeCode, { id: ipId }));
  };
}
