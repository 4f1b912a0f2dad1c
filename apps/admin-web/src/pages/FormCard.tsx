import { cloneElement } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import type { Model, Row } from '../fields/field';
import type { FieldName } from '../i18n/words';
import { RemoveButton } from './RemoveButton';

interface Props<R extends Row, D extends R> {
  model: Model<R, D>;
  names: readonly FieldName[];
}

/** Inputs of the named fields; each is declared with its column. */
export function FormCard<R extends Row, D extends R>({ model, names }: Props<R, D>) {
  return (
    <section className="card form-card">
      <SimpleForm sanitizeEmptyValues={false} warnWhenUnsavedChanges toolbar={<FormBar model={model} />}>
        {names.flatMap((name) => {
          const input = model.fields[name]?.input;
          return input ? [cloneElement(input, { key: name })] : [];
        })}
      </SimpleForm>
    </section>
  );
}

/** Shows the delete button if the server offers `delete` on this record. */
function FormBar<R extends Row, D extends R>({ model }: { model: Model<R, D> }) {
  const record = useRecordContext<D & { actions?: string[] }>();
  return (
    <Toolbar className="form-bar">
      <SaveButton alwaysEnable={!record} icon={<></>} />
      {record?.actions?.includes('delete') && (
        <RemoveButton resource={model.name} record={record} title={model.title(record)} />
      )}
    </Toolbar>
  );
}
