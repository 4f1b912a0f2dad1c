import { claimabilityOf } from './claimability';

const found = (
  claim_state: 'unclaimed' | 'claiming' | 'claimed',
  mine = false,
  kind: 'normal' | 'artist' = 'normal',
) => ({ claim_state, mine, kind });

describe('claimabilityOf', () => {
  it.each([
    [found('unclaimed'), false, 'free', 'claim'],
    [found('claiming'), false, 'rival', 'claim'],
    [found('unclaimed', true), false, 'mine_open', 'continue'],
    [found('claiming', true), false, 'mine_open', 'continue'],
    [found('claimed', true), true, 'mine', undefined],
    // Another member's claim was approved; my own open claim does not change that.
    [found('claimed', true), false, 'taken', undefined],
    [found('unclaimed', false, 'artist'), false, 'artist', 'artist'],
    [found('claiming', true, 'artist'), false, 'mine_open', 'continue'],
    [found('claimed', false, 'artist'), false, 'taken', undefined],
  ])('%j, operated: %s → %s', (ip, operates, key, pick) => {
    expect(claimabilityOf(ip, operates)).toMatchObject({ key, ...(pick ? { pick } : {}) });
    expect(claimabilityOf(ip, operates).pick).toBe(pick);
  });
});
