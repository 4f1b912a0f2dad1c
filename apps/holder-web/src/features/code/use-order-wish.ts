import { keepDraft, readDraft, useStore } from '@ipw/ui';
import { useNavigate } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { freshStart } from '../../app/switch-ip';
import { useIpId } from './code.calls';
import type { OrderValues } from './order-values';

/** Where an order being put together is remembered. */
export const useOrderMemory = (): string => {
  const ipId = useIpId();
  return `made code ${ipId} ${String(useStore(freshStart))}`;
};

/** Takes a wish along into the order that is being put together; what else was filled in there stays. */
export function useOrderWish() {
  const ipId = useIpId();
  const memory = useOrderMemory();
  const navigate = useNavigate();
  return (wish: Partial<OrderValues>) => {
    keepDraft(memory, { ...readDraft(memory), ...wish });
    void navigate(withQuery(paths.madeCode, { id: ipId }));
  };
}
