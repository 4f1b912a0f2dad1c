import { useT } from '../../i18n/catalogue';
import { deliveryWords } from './delivery-words';
import type { OrderValues } from './order-values';
import { QuoteItems } from './QuoteItems';
import { useQuote } from './use-quote';

/** The server's price of the current order form. */
export function QuoteCard({ values }: { values: OrderValues }) {
  const t = useT();
  const { shown, refused, fetching } = useQuote(values);
  return (
    <section className="ui-card code-card" aria-live="polite" aria-busy={fetching}>
      <h2>{t('code.made.quote')}</h2>
      {shown ? <QuoteItems {...shown} /> : <p className="ui-soft">{refused || t('code.made.quote.none')}</p>}
      {shown && <p>{deliveryWords(t, shown.delivery)}</p>}
    </section>
  );
}
