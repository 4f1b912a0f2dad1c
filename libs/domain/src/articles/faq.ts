import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import type { Language } from '../core/text';
import { choice, int, line, text } from '../core/wire';
import type { ArticleBlock } from './article';
import { type ShownFields, shownFields } from './shown';

/** Products that have questions and answers: the first part of the path `/<product>QA`. */
export const FAQ_PRODUCTS = ['worktable'] as const;

/** Topics: joining, doing business, using the workbench; pages below `/<product>QA`. Labels: `faq_topic.<name>`. */
export const FAQ_TOPICS = ['claimQA', 'businessQA', 'usageQA'] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

/** Maximum code points of a question and an answer; largest sort number. */
export const FAQ_LIMITS = { title: 80, body: 2000, sort: 999 } as const;

/** A question with its answer, as everybody reads it. */
export interface Faq {
  faq_id: string;
  topic: FaqTopic;
  question: string;
  answer: ArticleBlock[];
}

export const faqApi = {
  faq: call<Faq[]>()({
    path: 'content/faq',
    access: 'public',
    input: z.strictObject({ product: z._default(choice(FAQ_PRODUCTS), FAQ_PRODUCTS[0]) }),
    summary: 'The questions and answers shown now, topic by topic, each in its order',
  }),
};

/** A question and its answer in one language; the answer has the blocks of an article. */
const wording = z.strictObject({ title: line(FAQ_LIMITS.title), body: text(FAQ_LIMITS.body) });
const content = {
  topic: choice(FAQ_TOPICS),
  texts: z.strictObject({ 'zh-CN': wording, 'zh-TW': wording, en: wording }),
  /** Smaller numbers are shown first. */
  sort: z._default(int(0, FAQ_LIMITS.sort), 0),
  ...shownFields,
};
export const faqInput = z.strictObject(content);
export const faqEditInput = z.strictObject({ ...content, version: int(1) });

export type FaqTexts = Record<Language, { title: string; body: string }>;

export interface FaqRow extends ShownFields {
  /** The question in the reader's language. */
  title: string;
  topic: FaqTopic;
  texts: FaqTexts;
  sort: number;
}
