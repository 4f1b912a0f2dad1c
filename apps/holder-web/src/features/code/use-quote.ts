import { ERRORS, orderApi, quoteInput } from '@ipw/domain';
import { useMemo } from 'react';
import { useIpId } from '../../app/member';
import { ApiError } from '../../app/api';
import { useApi } from '../../app/use-api';
import { useSettled } from '../../form/use-settled';
import { type OrderValues, toQuote } from './order-values';

const REST_MS = 300;

/**
 * The server's price of the order form, or why there is none. `isCurrent`: the price is of these values, not of the ones
 * before.
 */
export function useQuote(values: OrderValues) {
  const ip_id = useIpId();
  const { label_type, quantity, sample, repeat_of } = values;
  const query = useMemo(
    () => toQuote(ip_id, { label_type, quantity, sample, repeat_of }),
    [ip_id, label_type, quantity, sample, repeat_of],
  );
  const input = useSettled(query, REST_MS);
  const enabled = quoteInput.safeParse(input).success;
  const quote = useApi(orderApi.quote, input, { enabled, expect: [ERRORS.VALIDATION.code] });
  const refused =
    quote.error instanceof ApiError ? (quote.error.problems[0]?.msg ?? quote.error.message) : '';
  const shown = enabled && !quote.isError ? quote.data : undefined;
  const isCurrent = input === query && !quote.isPlaceholderData;
  return { shown, isCurrent, refused, fetching: quote.isFetching };
}
