import { claimMachine } from '@ipw/domain';
import { waitingState, waitingStates } from './machine-of';

describe('what the queue derives from a machine', () => {
  it('begins where staff are waited for', () => {
    expect(waitingStates(claimMachine)).toEqual(['submitted']);
    expect(waitingState(claimMachine)).toBe('submitted');
  });
});
