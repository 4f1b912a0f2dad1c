import { lazy, Suspense } from 'react';
import { onPageLeft } from './open-dialogs';
import type { OpenQuestion, Question } from './question';
import { createStore, useStore } from './store';

const QuestionDialog = lazy(async () => ({ default: (await import('./QuestionDialog')).QuestionDialog }));

const questions = createStore<OpenQuestion[]>([]);
let nextId = 1;

onPageLeft(() => {
  for (const { stays, answer } of questions.get()) if (!stays) answer(false);
});

/**
 * Asks before something happens; questions wait for one another. Asked again while it waits, as by a second press before
 * the dialog is there, the same question is not put twice: the later one counts as no.
 */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const { title, text } = question;
    if (questions.get().some((one) => one.title === title && one.text === text)) return resolve(false);
    const id = nextId++;
    const answer = (yes: boolean) => {
      questions.set(questions.get().filter((one) => one.id !== id));
      resolve(yes);
    };
    questions.set([...questions.get(), { ...question, id, answer }]);
    question.signal?.addEventListener('abort', () => answer(false));
  });

/** Where questions appear; once in an app. */
export function AskHost() {
  const [question] = useStore(questions);
  return question ? (
    <Suspense>
      <QuestionDialog key={question.id} question={question} />
    </Suspense>
  ) : null;
}
