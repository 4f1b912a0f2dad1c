import type { IpFound, Tone } from '@ipw/domain';

export interface Standing {
  key: 'free' | 'rival' | 'mine_open' | 'mine' | 'taken' | 'artist';
  tone: Tone;
  /** The word of the button; none when it cannot be claimed here. */
  pick?: 'claim' | 'continue';
}

const OWN: Record<IpFound['claim_state'], Standing> = {
  unclaimed: { key: 'free', tone: 'neutral', pick: 'claim' },
  claiming: { key: 'mine_open', tone: 'wait', pick: 'continue' },
  claimed: { key: 'mine', tone: 'good' },
};

const OTHERS: Record<IpFound['claim_state'], Standing> = {
  unclaimed: { key: 'free', tone: 'neutral', pick: 'claim' },
  claiming: { key: 'rival', tone: 'wait', pick: 'claim' },
  claimed: { key: 'taken', tone: 'bad' },
};

/** How a found IP stands towards the member who looks. */
export function standingOf({ kind, claim_state, mine }: Pick<IpFound, 'kind' | 'claim_state' | 'mine'>): Standing {
  const standing = (mine ? OWN : OTHERS)[claim_state];
  return kind === 'artist' && standing.pick ? { key: 'artist', tone: 'neutral' } : standing;
}
