import AddIcon from '@mui/icons-material/AddOutlined';
import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../access';
import type { Model, Row } from '../fields/field';
import { PageHead } from '../frame/PageHead';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useMe } from '../session/session';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { ListBody } from './ListBody';
import { path } from './path';

interface Props<R extends Row, D extends R> {
  model: Model<R, D>;
  opens?: boolean;
  /** More actions of the list, in its head. */
  more?: ReactNode;
  /** What stands between the head and the list. */
  before?: ReactNode;
}

export function ListPage<R extends Row, D extends R>({ model, opens = true, more, before }: Props<R, D>) {
  const t = useT();
  const me = useMe();
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
        {model.exports && <ExportButton resource={model.name} />}
        {create}
      </PageHead>
      {before}
      <section className="card list-card">
        <FilterBar filters={model.filters} />
        <ListBody model={model} opens={opens}>
          {create}
        </ListBody>
      </section>
    </ListBase>
  );
}
