import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** The names of fields the member changed after a rejection. */
export function ChangedFields({ names }: { names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return <None />;
  return <span>{names.map((name) => t(keyOf('name', name))).join(' · ')}</span>;
}
