import type { FaqTexts, FaqTopic, Language } from '@ipw/domain';
import { BUSINESS } from './business';
import { CLAIM } from './claim';
import { USAGE } from './usage';

/** A question and its answer, as they are written in these files. */
export type QuestionAndAnswer = Record<Language, readonly [question: string, answer: string]>;

const TOPICS: readonly (readonly [FaqTopic, readonly QuestionAndAnswer[]])[] = [
  ['claimQA', CLAIM],
  ['businessQA', BUSINESS],
  ['usageQA', USAGE],
];

/** Places in the order are this far apart, so that a question can be put between two others. */
const STEP = 10;
const wording = ([title, body]: QuestionAndAnswer[Language]) => ({ title, body });

/** The questions a new installation begins with. Their ids are fixed, so that a migration run again adds none. */
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
