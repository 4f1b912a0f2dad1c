import { reviewMachine } from './review.machine';
import { kindOf, type SubjectName } from './content-kinds';

/** The states of the review of a kind of content, under the name that leads to their words. */
export const reviewStatesOf = (subject: SubjectName): Pick<typeof reviewMachine, 'name' | 'states'> => ({
  name: kindOf(subject).ownStates ? subject : reviewMachine.name,
  states: reviewMachine.states,
});
