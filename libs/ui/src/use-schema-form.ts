import type { FieldError } from '@ipw/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts';
import type { FieldSpec, Problem, SchemaFormProps, Values } from './form-types';
import { tellMissing } from './missing';
import { newKey } from './new-key';
import { useText } from './text';
import { toast } from './toast';
import { typedValues } from './typed-values';

const isSecret = (field: FieldSpec) => field.secret ?? field.kind === 'password';
const covers = (field: FieldSpec, name: string) => field.name === name || !!field.covers?.includes(name);

/** The problems an API's refusal names, if it names any. */
const problemsOf = (error: unknown): Problem[] | undefined =>
  error instanceof Error && 'problems' in error ? (error.problems as Problem[]) : undefined;

/** State and rules of a form; `SchemaForm` draws it. */
export function useSchemaForm<T>(props: SchemaFormProps<T>) {
  const { schema, fields, initial, draft, draftLasts = false, toInput, onSubmit } = props;
  const formId = useId();
  const [start] = useState<Values>(() => ({ ...initial }));
  const [values, setValues] = useState<Values>(() => ({
    ...start,
    ...(draft ? readDraft(draft) : undefined),
  }));
  const [problems, setProblems] = useState<(Problem | FieldError)[]>([]);
  const [busy, setBusy] = useState(false);
  const { t } = useText();
  const busyRef = useRef(false);
  const key = useRef<string | null>(null);
  const wrong = useRef<string | null>(null);
  const idOf = (field: FieldSpec) => `${formId}${field.name}`;

  useEffect(() => {
    if (!wrong.current) return;
    document.getElementById(wrong.current)?.focus();
    wrong.current = null;
  });

  const load = () => Promise.all([import('./validate'), typeof schema === 'function' ? schema() : schema]);

  /** Shows problems on their fields and moves to the first; false when no field of the form is meant. */
  const show = (found: readonly (Problem | FieldError)[]): boolean => {
    setProblems([...found]);
    const first = fields.find((field) => found.some((one) => covers(field, one.field.split('.')[0]!)));
    if (first) wrong.current = idOf(first);
    return !!first;
  };

  const set = (name: string, value: unknown) => {
    key.current = null;
    // The rules arrive while the form is being filled in: nobody waits for them, and a page that is only read goes without.
    void load().catch(() => undefined);
    setProblems((old) =>
      old.filter(
        (one) => !fields.some((field) => covers(field, name) && covers(field, one.field.split('.')[0]!)),
      ),
    );
    setValues((old) => {
      const next = { ...old, [name]: value };
      if (draft) {
        const typed = typedValues(
          next,
          start,
          fields.filter(isSecret).map((field) => field.name),
        );
        if (Object.keys(typed).length > 0) keepDraft(draft, typed, { lasts: draftLasts });
        else dropDraft(draft);
      }
      return next;
    });
  };

  /** What was typed as the call takes it; undefined when something is wrong, which the fields now say. */
  const check = async (): Promise<{ input: T } | undefined> => {
    const raw = toInput ? toInput(values) : values;
    const loaded = await load().catch(() => undefined);
    if (!loaded) {
      toast('bad', t('ui.offline'));
      return undefined;
    }
    const [{ validate }, rules] = loaded;
    const { data, found: named } = validate(rules, raw);
    const found: (Problem | FieldError)[] = [...named];
    for (const field of fields) {
      // A schema that stops at its first fault must not hide the other empty fields.
      const empty =
        !field.render && !field.optional && field.kind !== 'check' && (values[field.name] ?? '') === '';
      if (empty && !found.some((one) => covers(field, one.field)))
        found.push({ field: field.name, rule: 'required', args: {} });
      if (field.mustTick && values[field.name] !== true)
        found.push({ field: field.name, msg: field.mustTick });
    }
    if (data !== undefined && found.length === 0) return { input: data };
    show(found);
    tellMissing(t, found);
    return undefined;
  };

  const send = async (input: T) => {
    setProblems([]);
    key.current ??= newKey();
    try {
      const names = fields.flatMap((field) => [field.name, ...(field.covers ?? [])]);
      await onSubmit(input, { fields: names, idempotency_key: key.current });
      key.current = null;
      if (draft) dropDraft(draft);
    } catch (error) {
      const named = problemsOf(error);
      if (!named) throw error;
      show(named);
    }
  };

  const submit = async () => {
    if (busyRef.current) return;
    busyRef.current = true;
    setBusy(true);
    try {
      const checked = await check();
      if (checked) await send(checked.input);
    } finally {
      busyRef.current = false;
      setBusy(false);
    }
  };

  const problemOf = (field: FieldSpec) => problems.find((one) => covers(field, one.field.split('.')[0]!));
  return { values, busy, set, show, submit, idOf, problemOf };
}
