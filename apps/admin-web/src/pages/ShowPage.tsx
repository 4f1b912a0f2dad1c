import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { may } from '../http/may';
import { Failed } from '../components/Placeholder';
import { Picture } from '../components/Picture';
import type { Model, Row } from '../fields/field';
import { PageHead } from '../components/PageHead';
import { PageSkeleton } from '../components/PageSkeleton';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { History } from '../history/History';
import { useMe } from '../http/session';
import { Facts } from './Facts';
import { path } from '../components/path';
import { RemoveButton } from './RemoveButton';
import { useWhole } from './use-whole';

export interface ShowExtras<D> {
  /** Shows a delete button where the server offers `delete`. */
  removes?: true;
  /** Additional buttons beside Edit. */
  more?: (record: D) => ReactNode;
  /** Content below the facts. */
  below?: (record: D) => ReactNode;
  /** Content beside the facts instead of a history, for records without one. */
  beside?: (record: D) => ReactNode;
}

interface Props<R extends Row, D extends R> extends ShowExtras<D> {
  model: Model<R, D>;
}

type Acted = Row & { actions?: string[] };

/** A record with `actions` says whether it can be edited. */
const offersEdit = (record: Acted) => record.actions?.includes('update') ?? true;

/** The page of a record: picture and name, facts, history. */
export function ShowPage<R extends Row, D extends R>({ model, removes, more, below, beside }: Props<R, D>) {
  const t = useT();
  const me = useMe();
  const { data: record, error, refetch } = useWhole<D>(model.name);
  const back = { to: path.list(model.name), label: t(keyOf('menu', model.name)) };
  if (!record) return error ? <Failed error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  const title = model.title(record);
  return (
    <>
      <PageHead
        title={title}
        lead={model.subtitle?.(record)}
        back={back}
        before={model.picture && <Picture src={model.picture(record)} name={title} size="large" />}
      >
        {more?.(record)}
        {removes && (record as Acted).actions?.includes('delete') && (
          <RemoveButton resource={model.name} record={record} title={title} />
        )}
        {model.edit && may(me, model.name, 'edit') && offersEdit(record) && (
          <Link className="button primary" to={path.edit(model.name, record.id)}>
            <EditIcon aria-hidden />
            {t('edit')}
          </Link>
        )}
      </PageHead>
      <div className="show">
        <div className="show-main">
          <Facts model={model} record={record} />
          {below?.(record)}
        </div>
        {beside ? (
          beside(record)
        ) : (
          <History resource={model.name} id={record.id} {...(model.machine && { machine: model.machine })} />
        )}
      </div>
    </>
  );
}
