import { REFERENCES, type FieldPlan, type ReferenceKind } from '@ipw/domain';
import { useReferenceNames } from '../../app/reference-lists';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

const LISTS = Object.keys(REFERENCES) as ReferenceKind[];

/** The value of a field as text; nothing when it is empty or a picture. */
export function useInfoWords(): (plan: FieldPlan, value: unknown) => string {
  const t = useT();
  const language = useLanguage();
  const nameOf = useReferenceNames(LISTS);
  return (plan, value) => {
    if (value === null || value === undefined || value === '' || 'usage' in plan) return '';
    switch (plan.as) {
      case 'day':
        return dayOf(String(value), language);
      case 'item':
        return nameOf(plan.list, value) ?? '';
      case 'items':
        return (value as unknown[]).map((one) => nameOf(plan.list, one) ?? '').join(' · ');
      case 'choice':
        return t(`${plan.words}.${String(value)}` as Key);
      case 'tags':
        return (value as string[]).join(' · ');
      case 'accounts': {
        const accounts = value as Partial<Record<string, string>>;
        return plan.keys
          .filter((key) => accounts[key])
          .map((key) => `${t(`account.${key}` as Key)}: ${accounts[key]!}`)
          .join('\n');
      }
      default:
        return String(value);
    }
  };
}
