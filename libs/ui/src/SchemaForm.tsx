import { Fragment } from 'react';
import { Button } from './Button';
import { CheckField } from './CheckField';
import type { FieldControl, FieldSpec, SchemaFormProps } from './form-types';
import { Select } from './Select';
import { sentence } from './sentence';
import { useText } from './text';
import { PasswordField, TextArea, TextField } from './TextField';
import { useSchemaForm } from './use-schema-form';

function FormField({ field, control }: { field: FieldSpec; control: FieldControl }) {
  if (field.render) return field.render(control);
  const { id, error, set } = control;
  const { name, label, hint, optional, placeholder, maxLength, autoComplete, inputMode } = field;
  if (field.kind === 'check')
    return <CheckField {...{ id, name, label, error }} checked={control.value === true} onChange={set} />;
  const value = typeof control.value === 'string' ? control.value : '';
  const frame = { id, label, hint, error, name, value, onChange: set, ...(optional ? { optional } : {}) };
  if (field.kind === 'select')
    return <Select {...frame} options={field.options ?? []} autoComplete={autoComplete} />;
  const typed = { ...frame, placeholder, maxLength, autoComplete, inputMode };
  if (field.kind === 'textarea') return <TextArea {...typed} />;
  if (field.kind === 'password') return <PasswordField {...typed} />;
  return <TextField {...typed} type={field.kind ?? 'text'} />;
}

/** A form out of a domain schema and a list of fields: the schema's rules, said on the field, in the user's language. */
export function SchemaForm<T>(props: SchemaFormProps<T>) {
  const { fields, submitLabel, actions, children, wide } = props;
  const { t } = useText();
  const form = useSchemaForm(props);
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {fields.map((field) => {
        const problem = form.problemOf(field);
        const control: FieldControl = {
          id: form.idOf(field),
          value: form.values[field.name],
          values: form.values,
          error: problem && sentence(t, problem),
          set: (value) => form.set(field.name, value),
          setOther: form.set,
          show: form.show,
        };
        return (
          <Fragment key={field.name}>
            <FormField field={field} control={control} />
          </Fragment>
        );
      })}
      {children}
      <div className="ui-row">
        <Button type="submit" look="primary" wide={wide ?? false} busy={form.busy}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}
