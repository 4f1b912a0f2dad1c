import type { Fixtures } from '../../src/db/seed/fixtures';
import { DAY_MS, plantTender } from '../../src/db/seed/plant-tender';
import { picture } from '../fixtures';

export interface TenderFixtures {
  /** Uploaded by the administrator, not used by a tender. */
  tenderCover: string;
  /** Published and open, opening later, ended; and a draft. */
  openTender: string;
  laterTender: string;
  overTender: string;
  draftTender: string;
}

/** Projects at every time, and a cover no project uses. */
export async function openTenders(on: Fixtures, author: string): Promise<TenderFixtures> {
  const cover = await picture(author, 'tender_cover');
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  return {
    tenderCover: await picture(author, 'tender_cover'),
    openTender: await plantTender(on, { author, cover }),
    laterTender: await plantTender(on, { author, cover, opens_at: at(1), closes_at: at(2) }),
    overTender: await plantTender(on, { author, cover, opens_at: at(-2), closes_at: at(-1) }),
    draftTender: await plantTender(on, { author, cover, state: 'draft' }),
  };
}
