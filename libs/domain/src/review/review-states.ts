import { reviewMachine } from './review.machine';
import { kindOf, type SubjectName } from '../kind/content-kinds';

/** The review states of a kind of content, with the name of its labels. */
export const reviewStatesOf = (subject: SubjectName): Pick<typeof reviewMachine, 'name' | 'states'> => ({
  name: kindOf(subject).ownStates ? subject : reviewMachine.name,
  states: reviewMachine.states,
});
