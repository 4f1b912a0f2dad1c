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
 * Asks a question before an action; questions are shown one after the other. If the same question is already open, e.g.
 * after a double click, the second one is answered with no at once.
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

/** The container of questions; one for each app. */
export function AskHost() {
  const [question] = useStore(questions);
  return question ? (
    <Suspense>
      <QuestionDialog key={question.id} question={question} />
    </Suspense>
  ) : null;
}
