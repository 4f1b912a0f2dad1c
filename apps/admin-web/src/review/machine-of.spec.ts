import { claimMachine } from '@ipw/domain';
import { mannerOf, waitingState, waitingStates } from './machine-of';

describe('what the queue derives from a machine', () => {
  it('begins where staff are waited for', () => {
    expect(waitingStates(claimMachine)).toEqual(['submitted']);
    expect(waitingState(claimMachine)).toBe('submitted');
  });

  it.each([
    ['approve', 'accept'],
    ['reject', 'refuse'],
    ['assign', 'quiet'],
    ['release', 'quiet'],
    ['unheard_of', 'quiet'],
  ])('offers %s in the manner %s', (action, manner) => {
    expect(mannerOf(claimMachine, action)).toBe(manner);
  });
});
