import type { Compared } from '@ipw/domain';
import { useLanguage, useT } from '../i18n/catalogue';

/** The change against the period of `days` before; nothing without a number to compare with. */
export function Trend({ total, before, days }: Compared & { days: number }) {
  const t = useT();
  const language = useLanguage();
  if (before === 0) return null;
  const change = total / before - 1;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(Math.abs(change));
  const key = Math.abs(change) < 0.005 ? 'same' : change > 0 ? 'more' : 'less';
  return <span className="ui-soft">{t(`visits.${key}`, { percent, days })}</span>;
}
