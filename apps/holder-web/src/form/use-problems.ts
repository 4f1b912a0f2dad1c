import type { FieldError } from '@ipw/domain';
import { sentence, tellMissing, useText, type Problem } from '@ipw/ui';
import { useState } from 'react';

export type Found = Problem | FieldError;

const fieldOf = ({ field }: Found): string => field.split('.')[0] ?? '';

/** The id of a field's control, for the focus. */
export const idOf = (field: string): string => `field-${field}`;

export const focusOn = (found: readonly Found[]): void => {
  for (const one of found) {
    const control = document.getElementById(idOf(fieldOf(one)));
    if (control) return control.focus();
  }
};

/** What is wrong in a form: each problem stays on its field until that changes. */
export function useProblems() {
  const { t } = useText();
  const [found, setFound] = useState<readonly Found[]>([]);
  return {
    found,
    /** Shows them; those before are gone. */
    report: setFound,
    /** Shows them and moves to the first. */
    show: (next: readonly Found[]) => {
      setFound(next);
      focusOn(next);
      tellMissing(t, next);
    },
    /** Adds them to those on other fields. */
    add: (next: readonly Found[]) =>
      setFound((old) => [
        ...old.filter((one) => !next.some((other) => fieldOf(other) === fieldOf(one))),
        ...next,
      ]),
    forget: (fields: readonly string[]) =>
      setFound((old) => old.filter((one) => !fields.includes(fieldOf(one)))),
    problemOf: (field: string): string | undefined => {
      const problem = found.find((one) => fieldOf(one) === field);
      return problem && sentence(t, problem);
    },
  };
}

export type Problems = ReturnType<typeof useProblems>;
