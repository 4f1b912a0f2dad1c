import { lazy, Suspense, type ReactNode } from 'react';
import { createStore, useStore } from './store';

const QuestionDialog = lazy(async () => ({ default: (await import('./QuestionDialog')).QuestionDialog }));

export interface Question {
  title: ReactNode;
  text?: ReactNode;
  confirm?: string;
  cancel?: string;
  /** The act cannot be undone. */
  danger?: boolean;
  /** Only the confirming button; must be answered. */
  notice?: boolean;
  /** Aborted, the question goes away and counts as no. */
  signal?: AbortSignal;
}

export interface Asked extends Question {
  id: number;
  answer: (yes: boolean) => void;
}

const asked = createStore<Asked[]>([]);
let nextId = 1;

/**
 * Asks before something happens; questions wait for one another. Asked again while it waits, as by a second press before
 * the dialog is there, the same question is not put twice: the later one counts as no.
 */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const { title, text } = question;
    if (asked.get().some((one) => one.title === title && one.text === text)) return resolve(false);
    const id = nextId++;
    const answer = (yes: boolean) => {
      asked.set(asked.get().filter((one) => one.id !== id));
      resolve(yes);
    };
    asked.set([...asked.get(), { ...question, id, answer }]);
    question.signal?.addEventListener('abort', () => answer(false));
  });

/** Where questions appear; once in an app. */
export function AskHost() {
  const [question] = useStore(asked);
  return question ? (
    <Suspense>
      <QuestionDialog key={question.id} question={question} />
    </Suspense>
  ) : null;
}
