import { formatFen, type Quote } from '@ipw/domain';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import './quote.css';

/** The quoted items of an order and their sum. */
export function QuoteTable({ items, total_fen }: Pick<Quote, 'items' | 'total_fen'>) {
  const t = useT();
  const { number } = useFormats();
  return (
    <table className="quote">
      <tbody>
        {items.map((item) => (
          <tr key={item.key}>
            <th scope="row">
              {t(`quote_item.${item.key}`)}{' '}
              <small className="soft">
                × {number(item.quantity)}
                {item.waived_for && ` · ${t(`waived_for.${item.waived_for}`)}`}
              </small>
            </th>
            <td className="figures">¥{formatFen(item.amount_fen)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('quote.sum')}</th>
          <td className="figures">
            <strong>¥{formatFen(total_fen)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
