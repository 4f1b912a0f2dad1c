import type { IpFound, Tone } from '@ipw/domain';

export interface Claimability {
  key: 'free' | 'rival' | 'mine_open' | 'mine' | 'taken' | 'artist';
  tone: Tone;
  /** The label of the button; absent when it cannot be claimed here. */
  pick?: 'claim' | 'continue' | 'artist';
}

/** What others have claimed; only an IP without an owner can be picked. */
const BY_OTHERS: Readonly<Record<IpFound['claim_state'], Claimability>> = {
  unclaimed: { key: 'free', tone: 'neutral', pick: 'claim' },
  claiming: { key: 'rival', tone: 'wait', pick: 'claim' },
  claimed: { key: 'taken', tone: 'bad' },
};

/** Whether and how the member can claim a found IP; `operates`: they already operate it. */
export function claimabilityOf(
  { kind, claim_state, mine }: Pick<IpFound, 'kind' | 'claim_state' | 'mine'>,
  operates: boolean,
): Claimability {
  if (operates) return { key: 'mine', tone: 'good' };
  const byOthers = BY_OTHERS[claim_state];
  if (!byOthers.pick) return byOthers;
  if (mine) return { key: 'mine_open', tone: 'wait', pick: 'continue' };
  return kind === 'artist' ? { key: 'artist', tone: 'neutral', pick: 'artist' } : byOthers;
}
