/** Parts of the bad inputs of several calls. */
import type { BadInputFixtures } from './fixtures';

/** Shared fields of calls about the caller's own IP. */
export const ofOwn = (more: Record<string, unknown> = {}) => ({
  more: ({ ownIp }: BadInputFixtures) => ({ ip_id: ownIp, ...more }),
});

/** A list that holds the same item several times. */
export const many = (count: number, item: unknown) => Array<unknown>(count).fill(item);
