import AddIcon from '@mui/icons-material/AddOutlined';
import { ListBase } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../access';
import type { Model, Row } from '../fields/field';
import { PageHead } from '../frame/PageHead';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useMe } from '../session/session';
import { FilterBar } from './FilterBar';
import { ListBody } from './ListBody';
import { path } from './path';

interface Props<R extends Row, D extends R> {
  model: Model<R, D>;
  opens?: boolean;
}

export function ListPage<R extends Row, D extends R>({ model, opens = true }: Props<R, D>) {
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
        {create}
      </PageHead>
      <section className="card list-card">
        {Object.keys(model.filters).length > 0 && <FilterBar filters={model.filters} />}
        <ListBody model={model} opens={opens}>
          {create}
        </ListBody>
      </section>
    </ListBase>
  );
}
