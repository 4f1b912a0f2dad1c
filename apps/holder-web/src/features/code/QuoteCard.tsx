import { ERRORS, formatFen, orderApi, quoteInput } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useMemo } from 'react';
import { ApiError } from '../../app/api';
import { useApi } from '../../app/use-api';
import { useSettled } from '../../form/use-settled';
import { useT } from '../../i18n/catalogue';
import { useIpId } from './code.calls';
import { type OrderValues, toQuote } from './order-values';
import { deliveryWords } from './delivery-words';
import { QuoteItems } from './QuoteItems';

const REST_MS = 300;

/** The server's price of the current order form, and the submit button. */
export function QuoteCard({ values, busy }: { values: OrderValues; busy: boolean }) {
  const t = useT();
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
  return (
    <section className="ui-card code-card" aria-live="polite" aria-busy={quote.isFetching}>
      <h2>{t('code.made.quote')}</h2>
      {shown ? <QuoteItems {...shown} /> : <p className="ui-soft">{refused || t('code.made.quote.none')}</p>}
      {shown && <p>{deliveryWords(t, shown.delivery)}</p>}
      <Button type="submit" look="primary" wide busy={busy}>
        {shown ? t('code.made.send', { sum: formatFen(shown.total_fen) }) : t('code.made.send.bare')}
      </Button>
      <p className="ui-soft">{t('code.made.after')}</p>
    </section>
  );
}
