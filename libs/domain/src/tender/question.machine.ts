import { defineMachine } from '../core/machine';

/** A question of an IP about a tender. Staff answer the one who asked, or everybody without naming who asked. */
export const questionMachine = defineMachine({
  name: 'tender_question',
  initial: 'open',
  states: {
    open: { tone: 'wait', awaits: 'staff' },
    answered: { tone: 'good' },
    published: { tone: 'good' },
  },
  actions: {
    assign: { from: ['open'], to: 'open', by: 'tender_question:answer' },
    release: { from: ['open'], to: 'open', by: 'tender_question:answer' },
    answer: { from: ['open'], to: 'answered', by: 'tender_question:answer' },
    // What was answered to one may concern all.
    publish: { from: ['open', 'answered'], to: 'published', by: 'tender_question:answer' },
  },
});

export type QuestionState = keyof typeof questionMachine.states;
export type QuestionAction = keyof typeof questionMachine.actions;
/** The state in which everybody reads question and answer. */
export const QUESTION_PUBLISHED = 'published' satisfies QuestionState;
