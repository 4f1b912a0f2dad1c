import type { FieldError, Mark } from '@ipw/domain';
import { useCallback, useState } from 'react';
import { ApiError, TEMPORARY } from '../app/api';
import type { Attempt, Saved } from './draft';
import { useDraft } from './use-draft';
import { useProblems } from './use-problems';

/** How a field stands that a reviewer pointed at; undefined for all others. */
export type Marking = 'open' | 'changed' | undefined;

/** What a decision left behind on what is edited again. */
interface Reviewed {
  reason_code: string | null;
  marks: readonly Mark[];
  /** Fields that differ from what was rejected. */
  changed: readonly string[];
}

interface Options<V> {
  /** What is edited as the server knows it; null for something that is not begun. */
  reviewed: Reviewed | null;
  draftKey: string;
  version?: number | undefined;
  initial: () => V;
  /** What the server would refuse of a draft with these values. */
  draftErrors: (values: V) => readonly FieldError[];
  /** Sends values that hold no draft error. */
  save: (values: V, attempt: Attempt) => Promise<Saved>;
}

/** The fields of anything that is reviewed: values saved as they change, problems, marks of the reviewer, files on their way. */
export function useReviewedFields<V extends object>(options: Options<V>) {
  const { reviewed, draftKey, version, initial, draftErrors, save } = options;
  const problems = useProblems();
  const draft = useDraft<V>(initial, {
    draftKey,
    begun: reviewed !== null,
    version,
    draftErrors,
    save,
    refusedBy: (error) => (error instanceof ApiError ? error.problems : []),
    isTemporary: (error) => error instanceof ApiError && TEMPORARY.includes(error.code),
    onRefused: problems.add,
  });
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  const busy = useCallback(
    (name: string, yes: boolean) =>
      setOnTheWay((old) => {
        if (yes === old.includes(name)) return old;
        return yes ? [...old, name] : old.filter((one) => one !== name);
      }),
    [],
  );
  const marks = reviewed?.reason_code ? reviewed.marks : [];
  const changedHere = (name: string) =>
    draft.values[name as keyof V] !== draft.start[name as keyof V] || !!reviewed?.changed.includes(name);

  return {
    values: draft.values,
    saving: draft.saving,
    flush: draft.flush,
    markSaved: draft.markSaved,
    problems,
    waitsFor: onTheWay,
    busy,
    set(part: Partial<V>): void {
      problems.forget(Object.keys(part));
      draft.change(part);
    },
    markOf: (name: string): Marking =>
      marks.some(({ field }) => field === name) ? (changedHere(name) ? 'changed' : 'open') : undefined,
    /** Ids of the pictures of a field a reviewer pointed at. */
    markedIn: (name: string): string[] =>
      marks.flatMap(({ field, image_id }) => (field === name && image_id ? [image_id] : [])),
  };
}

export type ReviewedFields<V extends object> = ReturnType<typeof useReviewedFields<V>>;
