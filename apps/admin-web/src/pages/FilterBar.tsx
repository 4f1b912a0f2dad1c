import { useListContext } from 'react-admin';
import type { Filter } from '../fields/field';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { Day, OneRecord, Search } from './filters';

type Values = Record<string, string | undefined>;

/** The filters of a list; react-admin stores them by resource and user. */
export function FilterBar({
  filters,
  keep = [],
}: {
  filters: Readonly<Record<string, Filter>>;
  keep?: readonly string[];
}) {
  const t = useT();
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as Values;
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = values;
    setFilters(value ? { ...rest, [name]: value } : rest, undefined, false);
  };
  const clear = () =>
    setFilters(Object.fromEntries(keep.flatMap((name) => (values[name] ? [[name, values[name]]] : []))));
  const active = Object.keys(values).some((name) => !keep.includes(name));
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      {Object.entries(filters).map(([name, filter]) => {
        const label = t((filter.kind === 'search' && filter.label) || keyOf('filter', name));
        const value = values[name] ?? '';
        if (filter.kind === 'search')
          return <Search key={name} label={label} value={value} onChange={(next) => set(name, next)} />;
        if (filter.kind === 'day')
          return <Day key={name} label={label} value={value} onChange={(next) => set(name, next)} />;
        if (filter.kind === 'record')
          return value && <OneRecord key={name} label={label} id={value} onClear={() => set(name, '')} />;
        if (filter.kind === 'own')
          return (
            <filter.control key={name} label={label} value={value} onChange={(next) => set(name, next)} />
          );
        return (
          <select
            key={name}
            className="select"
            aria-label={label}
            value={value}
            onChange={(event) => set(name, event.target.value)}
          >
            <option value="">{t('filter.any', { field: label })}</option>
            {filter.options.map((option) => (
              <option key={option} value={option}>
                {t(filter.word(option))}
              </option>
            ))}
          </select>
        );
      })}
      {active && (
        <button type="button" className="button quiet" onClick={clear}>
          {t('filter.clear')}
        </button>
      )}
    </form>
  );
}
