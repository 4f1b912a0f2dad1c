import type { TenderCriterion } from '@ipw/domain';
import { useLocale } from 'react-admin';
import type { Locale } from '../i18n/locale';

/** Criteria with their weights. */
export function Criteria({ criteria }: { criteria: readonly TenderCriterion[] }) {
  const locale = useLocale() as Locale;
  return (
    <ul className="tender-criteria">
      {criteria.map(({ names, weight }) => (
        <li key={names[locale]}>
          {names[locale]} · <span className="figures">{weight}%</span>
        </li>
      ))}
    </ul>
  );
}
