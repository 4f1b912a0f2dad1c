import { useListContext } from 'react-admin';
import { useT } from '../i18n/locale';
import { type FieldName, type Key, keyOf } from '../i18n/words';

interface Props {
  name: FieldName;
  label: Key | undefined;
  sortable: boolean;
}

/** The head of a column; a sortable one is a button that shows the direction. */
export function ColumnHead({ name, label: own, sortable }: Props) {
  const t = useT();
  const { sort, setSort } = useListContext();
  const label = t(own ?? keyOf('field', name));
  if (!sortable) return <th>{label}</th>;
  const active = sort.field === name;
  const ascending = active && sort.order === 'ASC';
  return (
    <th aria-sort={active ? (ascending ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className="sort"
        onClick={() => setSort({ field: name, order: ascending ? 'DESC' : 'ASC' })}
      >
        {label}
        <span aria-hidden>{active ? (ascending ? '↑' : '↓') : '↕'}</span>
      </button>
    </th>
  );
}
