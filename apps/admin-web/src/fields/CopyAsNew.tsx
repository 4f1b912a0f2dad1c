import { Link } from 'react-router';
import { path } from '../components/path';
import { may } from '../http/may';
import { useMe } from '../http/session';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';

interface Props {
  resource: 'campaigns' | 'tenders';
  label: Key;
  record: object;
  /** Fields of its form. */
  fields: readonly string[];
}

/** Its times have to be chosen again. */
const TIMES = ['opens_at', 'closes_at'];

/** Opens the form of a new record with the content and the files of this one. */
export function CopyAsNew({ resource, label, record, fields }: Props) {
  const t = useT();
  if (!may(useMe(), resource, 'create')) return null;
  const copied = [...fields.filter((field) => !TIMES.includes(field)), 'files'];
  const state = {
    record: Object.fromEntries(Object.entries(record).filter(([field]) => copied.includes(field))),
  };
  return (
    <Link className="button" to={path.create(resource)} state={state}>
      {t(label)}
    </Link>
  );
}
