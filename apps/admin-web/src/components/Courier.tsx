import { courierName } from '@ipw/domain';
import { useLocale } from '../i18n/locale';
import { None } from './None';

/** A courier in the language of the console. */
export function Courier({ name }: { name: string | null }) {
  const locale = useLocale();
  return name ? courierName(name, locale) : <None />;
}
