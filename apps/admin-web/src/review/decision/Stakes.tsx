import { useQuery } from '@tanstack/react-query';
import type { Model, StatefulRow } from '../../fields/field';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import type { Rival } from '../model/review-model';
import './stakes.css';
import { recordOf } from '../../http/resource-calls';

type Deciding<R extends StatefulRow, D extends R> = Pick<
  Model<R, D>,
  'name' | 'title' | 'fields' | 'stakes'
> & { rivals?: (record: D) => readonly Rival[]; contested?: (row: R) => boolean };

interface Props<R extends StatefulRow, D extends R> {
  model: Deciding<R, D>;
  rows: readonly R[];
  /** Whether the decision rejects rival records. */
  ends: boolean;
}

/** The consequences of a decision in its dialog: facts of each record as its model names them, and the rivals it rejects. */
export function Stakes<R extends StatefulRow, D extends R>({ model, rows, ends }: Props<R, D>) {
  return (
    <ul className="stakes">
      {rows.map((row) => (
        <li key={row.id}>
          <Facts model={model} row={row} alone={rows.length === 1} />
          {ends && model.contested?.(row) && <Refused model={model} row={row} />}
        </li>
      ))}
    </ul>
  );
}

function Facts<R extends StatefulRow, D extends R>({
  model,
  row,
  alone,
}: {
  model: Deciding<R, D>;
  row: R;
  alone: boolean;
}) {
  const t = useT();
  if (!model.stakes) return alone ? null : model.title(row);
  return (
    <dl>
      {model.stakes.map((name) => (
        <div key={name}>
          <dt>{t(keyOf('field', name))}</dt>
          <dd>{model.fields[name]?.show(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rivals by name; a list row knows only their number. */
function Refused<R extends StatefulRow, D extends R>({ model, row }: { model: Deciding<R, D>; row: R }) {
  const t = useT();
  const { data, error } = useQuery({
    queryKey: [model.name, 'rivals', row.id, row.version],
    queryFn: () => recordOf<D>(model.name, row.id),
  });
  if (error) return <p className="problem">{error.message}</p>;
  if (!data) return <i className="skeleton block" />;
  const names = (model.rivals?.(data) ?? []).map(({ member_name }) => member_name);
  if (names.length === 0) return null;
  return <p className="warning">{t('rivals.refused', { names: names.join(' · '), count: names.length })}</p>;
}
