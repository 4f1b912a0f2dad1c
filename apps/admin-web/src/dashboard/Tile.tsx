import { Link } from 'react-router';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';

interface Props {
  label: Key;
  value: number | undefined;
  to: string;
  /** Anything but zero needs attention. */
  alarming?: boolean;
}

export function Tile({ label, value, to, alarming = false }: Props) {
  const t = useT();
  const { number } = useFormats();
  return (
    <Link to={to} className={alarming && !!value ? 'card tile alarm' : 'card tile'}>
      <span>{t(label)}</span>
      <strong>{value === undefined ? '–' : number(value)}</strong>
    </Link>
  );
}
