import { codesLeft, formatCount, type GoodsRow, formatNumber } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';

const PARTS = ['ordered', 'issued', 'reserved', 'left', 'given', 'scanned'] as const;

/** Numbers of a goods' codes: ordered, issued, requested, given away, scanned, left. */
export function Quota({ goods }: { goods: GoodsRow }) {
  const t = useT();
  const language = useLanguage();
  const { ordered, issued, reserved } = goods;
  const share = (part: number) => `${String(ordered ? (part / ordered) * 100 : 0)}%`;
  const total = (part: (typeof PARTS)[number]) => {
    const count = part === 'left' ? codesLeft(goods) : goods[part];
    return (
      <div key={part} data-part={part}>
        <dt>{t(`code.total.${part}`)}</dt>
        <dd title={formatNumber(count, language)}>{formatCount(count, language)}</dd>
      </div>
    );
  };
  return (
    <div className="code-quota">
      <div className="code-quota-bar" aria-hidden="true">
        <span data-part="issued" style={{ width: share(issued) }} />
        <span data-part="reserved" style={{ width: share(reserved) }} />
      </div>
      <dl>{PARTS.map(total)}</dl>
    </div>
  );
}
