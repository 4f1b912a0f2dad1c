import { newKey, sentence, tellMissing, useText } from '@ipw/ui';
import { useStore } from '@ipw/ui/store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { translate } from '../i18n/catalogue';
import type { FormStore } from './form-store';
import { fieldOf, type Found } from './same';

/** The id of a field's control, for focusing it. */
export const idOf = (field: string): string => `field-${field}`;

/** Focuses the first of these fields that is on the page. */
export const focusOn = (
  found: readonly Pick<Found, 'field'>[],
  ids: (field: string) => string = idOf,
): void => {
  for (const one of found) {
    const control = document.getElementById(ids(fieldOf(one)));
    if (control) return control.focus();
  }
};

/** One action of the user: the fields whose errors the form shows, and an idempotency key that stays the same for retries. */
export interface Attempt {
  fields: readonly string[];
  idempotency_key: string;
}

export interface FormOptions<V extends object> {
  /** Fields whose errors the form shows, in page order; by default the names of its values. */
  fields?: readonly string[];
  /** Fields whose errors are shown at another field. */
  shownOn?: Readonly<Record<string, string>>;
  /** Ids of its fields, for pages with several forms. */
  ids?: (field: string) => string;
  /** Errors that would refuse the submission; undefined when they could not be determined. */
  validate: (values: V) => readonly Found[] | Promise<readonly Found[] | undefined>;
  /** Asks for a confirmation before submitting. */
  ask?: (values: V) => Promise<boolean>;
  /** The kind's call. May throw an error with `problems: {field, msg}[]`, which are shown at the fields. False: not made. */
  submit: (values: V, attempt: Attempt) => Promise<unknown>;
  onSubmitted?: (values: V) => Promise<unknown> | void;
}

/** The field errors of an API error, if it has some. */
const problemsOf = (error: unknown): Found[] | undefined =>
  error instanceof Error && 'problems' in error ? (error.problems as Found[]) : undefined;

/** The form engine of the holder app: values, errors at their fields, running uploads, one submission at a time. */
export function useForm<V extends object>(store: FormStore<V>, options: FormOptions<V>) {
  const { shownOn = {}, ids = idOf, validate, ask, submit, onSubmitted } = options;
  const fields = options.fields ?? Object.keys(store.start);
  const { t } = useText();
  const { values } = useStore(store.state);
  const [found, setFound] = useState<readonly Found[]>([]);
  const [busy, setBusy] = useState(false);
  const [waitsFor, setWaitsFor] = useState<readonly string[]>([]);
  const running = useRef(false);
  const key = useRef<string>(undefined);
  const wrong = useRef<readonly Pick<Found, 'field'>[]>([]);

  useEffect(() => {
    const next = wrong.current;
    wrong.current = [];
    focusOn(next, ids);
  });

  const shownAt = (name: string) => shownOn[name] ?? name;
  const placeOf = (one: Found) => shownAt(fieldOf(one));
  const rank = (one: Found) => (fields.includes(placeOf(one)) ? fields.indexOf(placeOf(one)) : fields.length);
  const forget = (names: readonly string[]) => {
    const places = names.map(shownAt);
    setFound((old) => old.filter((one) => !places.includes(placeOf(one))));
  };
  const problems = {
    found,
    /** Shows these errors without moving the focus. */
    report: setFound,
    /** Replaces the shown errors and focuses the first. */
    show(next: readonly Found[]): void {
      setFound(next);
      wrong.current = next.toSorted((a, b) => rank(a) - rank(b)).map((one) => ({ field: placeOf(one) }));
      tellMissing(t, next);
    },
    /** Adds errors to those of other fields. */
    add: (next: readonly Found[]) =>
      setFound((old) => [
        ...old.filter((one) => !next.some((other) => placeOf(other) === placeOf(one))),
        ...next,
      ]),
    forget,
    problemOf(field: string): string | undefined {
      const problem = found.find((one) => placeOf(one) === field);
      return problem && sentence(t, problem);
    },
  };
  const set = (part: Partial<V>) => {
    key.current = undefined;
    forget(Object.keys(part));
    store.change(part);
  };
  const onBusy = useCallback(
    (name: string, yes: boolean) =>
      setWaitsFor((old) => {
        if (yes === old.includes(name)) return old;
        return yes ? [...old, name] : old.filter((one) => one !== name);
      }),
    [],
  );

  const send = async () => {
    const rules = await validate(values);
    if (!rules) return;
    const next = [...waitsFor.map((field) => ({ field, msg: translate('upload.still') })), ...rules];
    problems.show(next);
    if (next.length > 0 || (ask && !(await ask(values)))) return;
    setBusy(true);
    key.current ??= newKey();
    if ((await submit(values, { fields, idempotency_key: key.current })) === false) return;
    key.current = undefined;
    store.markSaved();
    await onSubmitted?.(values);
  };

  return {
    values,
    /** The initial values. */
    start: store.start,
    set,
    problems,
    busy,
    /** Fields with running uploads. */
    waitsFor,
    onBusy,
    markSaved: store.markSaved,
    /** Properties of a field's control. */
    field: <N extends keyof V & string>(name: N) => ({
      id: ids(name),
      error: problems.problemOf(name),
      value: values[name],
      onChange: (value: V[N]) => set({ [name]: value } as unknown as Partial<V>),
    }),
    async submit(): Promise<void> {
      if (running.current) return;
      running.current = true;
      setBusy(!ask);
      try {
        await send();
      } catch (error) {
        const named = problemsOf(error);
        if (!named) throw error;
        problems.show(named);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

export type Form<V extends object> = ReturnType<typeof useForm<V>>;
