import { cloneElement } from 'react';
import { DeleteWithConfirmButton, SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import type { Model, Row } from '../fields/field';
import { useT } from '../i18n/locale';
import type { FieldName } from '../i18n/words';

interface Props<R extends Row, D extends R> {
  model: Model<R, D>;
  names: readonly FieldName[];
  removable?: boolean;
}

/** The inputs of the named fields, each declared once beside how it is shown. */
export function FormCard<R extends Row, D extends R>({ model, names, removable = false }: Props<R, D>) {
  return (
    <section className="card form-card">
      <SimpleForm
        sanitizeEmptyValues={false}
        warnWhenUnsavedChanges
        toolbar={<FormBar title={removable ? model.title : null} />}
      >
        {names.flatMap((name) => {
          const input = model.fields[name]?.input;
          return input ? [cloneElement(input, { key: name })] : [];
        })}
      </SimpleForm>
    </section>
  );
}

/** Removing is offered where the server offers it on this record. */
function FormBar<R extends Row>({ title }: { title: ((record: R) => string) | null }) {
  const t = useT();
  const record = useRecordContext<R & { actions?: string[] }>();
  return (
    <Toolbar className="form-bar">
      <SaveButton alwaysEnable={!record} icon={<></>} />
      {title && record?.actions?.includes('delete') && (
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          redirect="list"
          confirmTitle={t('delete.title', { name: title(record) })}
          confirmContent={t('delete.text')}
        />
      )}
    </Toolbar>
  );
}
