import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, type Page, paging, text } from '../core/wire';
import { workingDaysEarlier } from '../core/working-days';
import type { QuestionState } from './question.machine';

/** Code points of a question and of its answer. */
export const QUESTION_LIMITS = { question: 500, answer: 1000 } as const;

/** Questions are taken until this many working days before the end. */
export const QUESTIONS_END_DAYS = 2;

/** The first instant that is too late for a question about a project. */
export const questionsUntil = (closes_at: string | Date): Date =>
  workingDaysEarlier(new Date(closes_at), QUESTIONS_END_DAYS);

export interface TenderQuestion {
  question_id: string;
  state: QuestionState;
  /** 1: asked by this IP. Who asked another one is told to nobody. */
  mine: 0 | 1;
  /** In the words of who asked, or of staff where everybody reads it. */
  question: string;
  /** Null while open. */
  answer: string | null;
  asked_at: string;
  answered_at: string | null;
}

export interface TenderQuestions extends Page<TenderQuestion> {
  /** The first instant that is too late. */
  until: string;
  now: string;
}

const one = { ip_id: id(), tender_id: id() };

export const questionAskInput = z.strictObject({ ...one, question: text(QUESTION_LIMITS.question, 5) });

export const questionApi = {
  questionList: call<TenderQuestions>()({
    path: 'tender/questionList',
    access: 'ip',
    input: z.strictObject({ ...one, page: paging.page, page_size: paging.page_size }),
    summary: 'Questions about a tender that were answered to everybody, and those of the IP; newest first',
  }),
  questionAsk: call<{ question_id: string; state: QuestionState }>()({
    path: 'tender/questionAsk',
    access: 'ip',
    post: true,
    creates: true,
    input: questionAskInput,
    summary: 'Ask about a tender, until two working days before its end',
  }),
};
