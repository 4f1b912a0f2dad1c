import { formatFen } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';
import type { OrderValues } from './order-values';
import { useQuote } from './use-quote';

/** The submit button of the order form, with the sum once it is of these values. */
export function SubmitOrder({ values, busy }: { values: OrderValues; busy: boolean }) {
  const t = useT();
  const { shown, isCurrent } = useQuote(values);
  return (
    <div className="code-submit">
      <Button type="submit" look="primary" wide busy={busy}>
        {shown && isCurrent
          ? t('code.made.send', { sum: formatFen(shown.total_fen) })
          : t('code.made.send.bare')}
      </Button>
      <p className="ui-soft">{t('code.made.after')}</p>
    </div>
  );
}
