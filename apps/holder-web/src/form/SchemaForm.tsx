import { Button, CheckField, PasswordField, Select, TextArea, TextField, toast, useText } from '@ipw/ui';
import { Fragment, type ReactNode, useId, useRef } from 'react';
import { useLocalForm } from './local-form';
import { fieldOf, type Found } from './same';
import type { FieldControl, FieldSpec, SchemaFormProps, Values } from './schema-form';

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

const isSecret = (field: FieldSpec) => field.secret ?? field.kind === 'password';

/** Empty required fields the schema does not report, because it stops at its first error. */
const emptyIn = (fields: readonly FieldSpec[], values: Values, named: readonly Found[]): Found[] =>
  fields.flatMap((field): Found[] => {
    const { name, covers = [], render, optional, kind, mustTick } = field;
    if (mustTick && values[name] !== true) return [{ field: name, msg: mustTick }];
    const isEmpty = !render && !optional && kind !== 'check' && (values[name] ?? '') === '';
    return isEmpty && !named.some((one) => [name, ...covers].includes(fieldOf(one)))
      ? [{ field: name, rule: 'required', args: {} }]
      : [];
  });

/** The fields of one part under its heading. */
function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="ui-card ui-stack form-part">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

/** A form built from a domain schema and a list of fields; errors are shown at the fields in the user's language. */
export function SchemaForm<T>(props: SchemaFormProps<T>) {
  const {
    schema,
    check,
    fields,
    initial,
    draft,
    draftLasts,
    toInput,
    ask,
    onSubmit,
    submitLabel,
    actions,
    children,
    wide,
  } = props;
  const { t } = useText();
  const formId = useId();
  const input = useRef<T>(undefined);
  const load = () => Promise.all([import('./validate'), typeof schema === 'function' ? schema() : schema!]);
  const covered = fields.flatMap(({ name, covers = [] }) => covers.map((other) => [other, name] as const));

  const read = async (given: unknown): Promise<{ data?: T; found: readonly Found[] }> => {
    if (check) return { data: given as T, found: await check(given as T) };
    const [{ validate: parse }, rules] = await load();
    return parse(rules, given);
  };
  /** Converts the values to the call's input; returns their errors, or undefined when the schema did not load. */
  const validate = async (values: Values): Promise<Found[] | undefined> => {
    const result = await read(toInput ? toInput(values) : values).catch(() => undefined);
    if (!result) {
      toast('bad', t('ui.offline'));
      return undefined;
    }
    input.current = result.data;
    return [...result.found, ...emptyIn(fields, values, result.found)];
  };

  const form = useLocalForm<Values>(() => ({ ...initial }), {
    draft,
    draftLasts,
    secret: fields.filter(isSecret).map(({ name }) => name),
    fields: fields.flatMap(({ name, covers = [] }) => [name, ...covers]),
    shownOn: Object.fromEntries(covered),
    ids: (name) => `${formId}${name}`,
    validate,
    ...(ask && { ask }),
    submit: (_values, attempt) => onSubmit(input.current as T, attempt),
  });
  const set = (name: string, value: unknown) => {
    // The schema loads while the form is being filled in, so that the page does not wait for it.
    if (schema) void load().catch(() => undefined);
    form.set({ [name]: value });
  };
  const show = (field: FieldSpec) => {
    const { id, error, value } = form.field(field.name);
    const control: FieldControl = {
      id,
      value,
      values: form.values,
      error,
      set: (next) => set(field.name, next),
      setOther: set,
      show: form.problems.show,
      onBusy: (yes) => form.onBusy(field.name, yes),
    };
    return (
      <Fragment key={field.name}>
        <FormField field={field} control={control} />
      </Fragment>
    );
  };
  const parts = [...new Set(fields.map(({ part }) => part))];
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portal lies outside the form it was opened from, but React would submit that one, too.
        event.stopPropagation();
        void form.submit();
      }}
    >
      {parts.map((part) => {
        const shown = fields.filter((field) => field.part === part).map(show);
        return part === undefined ? (
          shown
        ) : (
          <FormPart key={part} title={part}>
            {shown}
          </FormPart>
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
