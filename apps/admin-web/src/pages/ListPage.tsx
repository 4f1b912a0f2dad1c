import AddIcon from '@mui/icons-material/AddOutlined';
import type { Scope } from '@ipw/domain';
import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../http/may';
import type { Filter, Model, Row } from '../fields/field';
import { PageHead } from '../components/PageHead';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useMe } from '../http/session';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { ListBody } from './ListBody';
import { path } from '../components/path';

export interface ListExtras {
  opens?: boolean;
  /** Additional buttons in the list's head. */
  more?: ReactNode;
  /** Content between the head and the list. */
  before?: ReactNode;
  /** Actions on all selected rows, for staff with `scope`; without it rows cannot be selected. */
  bulk?: { scope: Scope; bar: ReactNode };
}

interface Props<R extends Row, D extends R> extends ListExtras {
  model: Model<R, D>;
}

export function ListPage<R extends Row, D extends R>({
  model,
  opens = true,
  bulk,
  more,
  before,
}: Props<R, D>) {
  const t = useT();
  const me = useMe();
  const ticks = !!bulk && me.scopes.includes(bulk.scope);
  const create = model.create && may(me, model.name, 'create') && (
    <Link className="button primary" to={path.create(model.name)}>
      <AddIcon aria-hidden />
      {t(keyOf('create', model.name))}
    </Link>
  );
  return (
    <ListBase resource={model.name} sort={model.sort} perPage={25}>
      <PageHead title={t(keyOf('menu', model.name))} lead={t(keyOf('about', model.name))}>
        {more}
        {may(me, model.name, 'export') && <ExportButton resource={model.name} />}
        {create}
      </PageHead>
      {before}
      <section className="card list-card">
        {Object.keys(model.filters).length > 0 && (
          <FilterBar filters={model.filters as Record<string, Filter>} />
        )}
        {ticks && bulk.bar}
        <ListBody model={model} ticks={ticks} opens={opens}>
          {create}
        </ListBody>
      </section>
    </ListBase>
  );
}
