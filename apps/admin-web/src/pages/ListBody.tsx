import { useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { Failed, Placeholder } from '../components/Placeholder';
import type { Model, Row } from '../fields/field';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { Pager } from './Pager';
import { RecordTable } from './RecordTable';

interface Props<R extends Row, D extends R> {
  model: Model<R, D>;
  ticks?: boolean;
  opens?: boolean;
  /** Filters set by tabs, which do not make a list count as filtered. */
  keep?: readonly string[];
  children?: ReactNode;
}

/** The body of every list: error, empty, no match, or rows. */
export function ListBody<R extends Row, D extends R>({
  model,
  ticks = false,
  opens = true,
  keep = [],
  children,
}: Props<R, D>) {
  const t = useT();
  const { total, error, isPending, refetch, filterValues, setFilters } = useListContext<R>();
  const values = filterValues as Record<string, unknown>;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!isPending && total === 0) {
    const remembered = Object.fromEntries(Object.entries(values).filter(([name]) => keep.includes(name)));
    if (Object.keys(values).length > Object.keys(remembered).length)
      return (
        <Placeholder title={t('list.none.title')} text={t('list.none.text')}>
          <button type="button" className="button" onClick={() => setFilters(remembered)}>
            {t('filter.clear')}
          </button>
        </Placeholder>
      );
    return (
      <Placeholder
        title={t(keyOf(model.name, 'empty', 'title'))}
        text={t(keyOf(model.name, 'empty', 'text'))}
      >
        {children}
      </Placeholder>
    );
  }
  return (
    <>
      <RecordTable model={model} ticks={ticks} opens={opens} />
      <Pager />
    </>
  );
}
