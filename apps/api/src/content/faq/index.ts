import type { FaqTexts, FaqTopic, Language } from '@ipw/domain';
import { BUSINESS } from './business';
import { CLAIM } from './claim';
import { USAGE } from './usage';

/** A question and its answer in the source files. */
export type QuestionAndAnswer = Record<Language, readonly [question: string, answer: string]>;

const TOPICS: readonly (readonly [FaqTopic, readonly QuestionAndAnswer[]])[] = [
  ['claimQA', CLAIM],
  ['businessQA', BUSINESS],
  ['usageQA', USAGE],
];

/** Distance of built-in sort numbers, so that a question can be inserted between two. */
const STEP = 10;
const wording = ([title, body]: QuestionAndAnswer[Language]) => ({ title, body });

/** The questions of a new installation. Their ids are fixed, so that a repeated migration adds none. */
export const FAQS: readonly { id: string; topic: FaqTopic; sort: number; texts: FaqTexts }[] = TOPICS.flatMap(
  ([topic, questions], group) =>
    questions.map((texts, at) => ({
      id: `01J0FAQ${String((group + 1) * 100 + at + 1).padStart(19, '0')}`,
      topic,
      sort: (at + 1) * STEP,
      texts: {
        'zh-CN': wording(texts['zh-CN']),
        'zh-TW': wording(texts['zh-TW']),
        en: wording(texts.en),
      },
    })),
);
