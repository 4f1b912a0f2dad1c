import type { FactGroup, Model, Row } from '../fields/field';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './record.css';

/** The fields of a record in sections with headings. */
export function Facts<R extends Row, D extends R>({ model, record }: { model: Model<R, D>; record: D }) {
  return model.facts
    .filter(({ when }) => when?.(record) ?? true)
    .map((group) => <FactCard key={group.title} model={model} record={record} group={group} />);
}

function FactCard<R extends Row, D extends R>({
  model,
  record,
  group,
}: {
  model: Model<R, D>;
  record: D;
  group: FactGroup<D>;
}) {
  const t = useT();
  return (
    <section className="card facts">
      <h2>{t(group.title)}</h2>
      <dl>
        {group.fields.map((name) => (
          <div key={name}>
            <dt>{t(model.fields[name]?.label ?? keyOf('field', name))}</dt>
            <dd>{(model.details?.[name] ?? model.fields[name])?.show(record)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
