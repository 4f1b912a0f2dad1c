import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { Picture } from '../components/Picture';
import type { FieldName } from '../i18n/words';
import { keyOf } from '../i18n/words';
import type { Field, Model, Row } from '../fields/field';
import { useT } from '../i18n/locale';
import { ColumnHead } from './ColumnHead';
import { path } from '../components/path';
import './table.css';
import './list.css';

interface Props<R extends Row, D extends R> {
  model: Model<R, D>;
  /** Whether rows can be selected for a bulk action. */
  ticks: boolean;
  /** Whether a row opens a page. */
  opens: boolean;
}

/** A list as a table; on narrow screens each row is a card. */
export function RecordTable<R extends Row, D extends R>({ model, ticks, opens }: Props<R, D>) {
  const t = useT();
  const { data = [], isPending, selectedIds, onSelect, onToggleItem } = useListContext<R>();
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const columns = model.columns.flatMap((name): [FieldName, Field<R>][] => {
    const field = model.fields[name];
    return field ? [[name, field]] : [];
  });
  return (
    <table className="table" aria-busy={isPending}>
      <thead>
        <tr>
          {ticks && (
            <th className="tick">
              <input
                type="checkbox"
                aria-label={t('select.all')}
                checked={all}
                onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
              />
            </th>
          )}
          <th>{t(keyOf('lead', model.name))}</th>
          {columns.map(([name, field]) => (
            <ColumnHead key={name} name={name} label={field.label} sortable={!!field.sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {isPending &&
          Array.from({ length: 8 }, (_, at) => (
            <SkeletonRow key={at} span={columns.length + (ticks ? 2 : 1)} />
          ))}
        {data.map((record) => {
          const ticked = selectedIds.includes(record.id);
          const title = model.title(record);
          return (
            <tr key={record.id} className={ticked ? 'ticked' : undefined}>
              {ticks && (
                <td className="tick">
                  <input
                    type="checkbox"
                    aria-label={t('select.one', { name: title })}
                    checked={ticked}
                    onChange={() => onToggleItem(record.id)}
                  />
                </td>
              )}
              <td className="lead-cell">
                <div>
                  {model.picture && <Picture src={model.picture(record)} name={title} />}
                  <span>
                    {opens ? (
                      <Link data-row={record.id} to={path.show(model.name, record.id)}>
                        {title}
                      </Link>
                    ) : (
                      <strong>{title}</strong>
                    )}
                    {model.subtitle && <small>{model.subtitle(record)}</small>}
                  </span>
                </div>
              </td>
              {columns.map(([name, field]) => (
                <td key={name} data-label={t(field.label ?? keyOf('field', name))}>
                  {field.show(record)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function SkeletonRow({ span }: { span: number }) {
  return (
    <tr className="skeleton-row" aria-hidden>
      <td colSpan={span}>
        <i className="skeleton" />
      </td>
    </tr>
  );
}
