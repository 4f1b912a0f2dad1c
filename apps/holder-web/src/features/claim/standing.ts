import type { IpFound, Tone } from '@ipw/domain';

export interface Standing {
  key: 'free' | 'rival' | 'mine_open' | 'mine' | 'taken' | 'artist';
  tone: Tone;
  /** The word of the button; none when it cannot be claimed here. */
  pick?: 'claim' | 'continue' | 'artist';
}

/** How a found IP stands towards the member who looks; `operates`: they already run it. */
export function standingOf(
  { kind, claim_state, mine }: Pick<IpFound, 'kind' | 'claim_state' | 'mine'>,
  operates: boolean,
): Standing {
  if (operates) return { key: 'mine', tone: 'good' };
  if (claim_state === 'claimed') return { key: 'taken', tone: 'bad' };
  if (mine) return { key: 'mine_open', tone: 'wait', pick: 'continue' };
  if (kind === 'artist') return { key: 'artist', tone: 'neutral', pick: 'artist' };
  return claim_state === 'claiming'
    ? { key: 'rival', tone: 'wait', pick: 'claim' }
    : { key: 'free', tone: 'neutral', pick: 'claim' };
}
