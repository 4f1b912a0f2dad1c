import { formatFen, type Quote, type QuoteItem, formatNumber } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';

/** The items of a quote. */
export function QuoteItems({ items, total_fen }: Pick<Quote, 'items' | 'total_fen'>) {
  const t = useT();
  const language = useLanguage();
  const unit = ({ unit_fen, unit_per, quantity }: QuoteItem) =>
    unit_per === 1
      ? `¥${formatFen(unit_fen)} × ${formatNumber(quantity, language)}`
      : t('code.unit', {
          price: formatFen(unit_fen),
          per: unit_per,
          count: formatNumber(quantity, language),
        });
  return (
    <table className="code-quote">
      <tbody>
        {items.map((item) => (
          <tr key={item.key}>
            <th scope="row">
              {t(`quote_item.${item.key}`)}
              <small className="ui-soft">{unit(item)}</small>
              {item.waived_for && <small>{t(`waived_for.${item.waived_for}`)}</small>}
            </th>
            <td>{item.waived ? t('code.waived') : `¥${formatFen(item.amount_fen)}`}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('code.sum')}</th>
          <td>
            <strong>¥{formatFen(total_fen)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
