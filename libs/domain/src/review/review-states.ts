import { reviewMachine } from './review.machine';
import type { SubjectName } from './review.schema';

/** Kinds of content with words of their own for the states of their review. Labels: `state.<subject>.<state>`. */
const OWN_WORDS: readonly SubjectName[] = ['milestone', 'feed'];

/** The states of the review of a kind of content, under the name that leads to their words. */
export const reviewStatesOf = (subject: SubjectName): Pick<typeof reviewMachine, 'name' | 'states'> => ({
  name: OWN_WORDS.includes(subject) ? subject : reviewMachine.name,
  states: reviewMachine.states,
});
