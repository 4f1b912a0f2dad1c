import type { IpFound, Tone } from '@ipw/domain';

export interface Claimability {
  key: 'free' | 'rival' | 'mine_open' | 'mine' | 'taken' | 'artist';
  tone: Tone;
  /** The label of the button; absent when it cannot be claimed here. */
  pick?: 'claim' | 'continue' | 'artist';
}

/** Whether and how the member can claim a found IP; `operates`: they already operate it. */
export function claimabilityOf(
  { kind, claim_state, mine }: Pick<IpFound, 'kind' | 'claim_state' | 'mine'>,
  operates: boolean,
): Claimability {
  if (operates) return { key: 'mine', tone: 'good' };
  if (claim_state === 'claimed') return { key: 'taken', tone: 'bad' };
  if (mine) return { key: 'mine_open', tone: 'wait', pick: 'continue' };
  if (kind === 'artist') return { key: 'artist', tone: 'neutral', pick: 'artist' };
  return claim_state === 'claiming'
    ? { key: 'rival', tone: 'wait', pick: 'claim' }
    : { key: 'free', tone: 'neutral', pick: 'claim' };
}
