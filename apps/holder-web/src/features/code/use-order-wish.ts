import { useNavigate } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useIpId } from './code.calls';
import { keepOrder, readOrder } from './order-draft';
import type { OrderValues } from './order-values';

/** Takes a wish along into the order that is being put together; what else was filled in there stays. */
export function useOrderWish() {
  const ipId = useIpId();
  const navigate = useNavigate();
  return (wish: Partial<OrderValues>) => {
    keepOrder(ipId, { ...readOrder(ipId), ...wish });
    void navigate(withQuery(paths.madeCode, { id: ipId }));
  };
}
