import type { FieldError, Mark } from '@ipw/domain';
import { useCallback, useState } from 'react';
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
  memory: string;
  initial: () => V;
  /** Gives the values to the server; what it could not take stays on the page and is said there. */
  save: (values: V) => Promise<readonly FieldError[]>;
}

/** The fields of anything that is reviewed: values kept as they change, problems, marks of the reviewer, files on their way. */
export function useReviewedFields<V extends object>({ reviewed, memory, initial, save }: Options<V>) {
  const problems = useProblems();
  const draft = useDraft<V>({
    initial,
    memory,
    save: async (values) => {
      const wrong = await save(values);
      problems.add(wrong);
      return wrong.length === 0;
    },
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
    settle: draft.settle,
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
