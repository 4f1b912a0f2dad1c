import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';

export function Word({ of }: { of: Key }) {
  return <>{useT()(of)}</>;
}
