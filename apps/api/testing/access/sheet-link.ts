/** Links of buyers: the right one, another sheet's, and made-up ones. */
import { plantTenderBrand } from '../../src/db/seed/plant-tender-brand';
import { openFixtures } from '../fixtures';
import { buyerLinks } from '../services';
import type { MemberActor, People } from './actors';
import { recordOf } from './records';
import { NOWHERE } from './row';
import { plantAward } from './tender-rows';

interface Link {
  sheet_no: string;
  access_key: string;
}
const MADE_UP = 'a'.repeat(43);

/** The same for a brand and its cooperation. */
export async function brandLinkOf(actor: MemberActor, people: People) {
  if (actor === 'visitor') return { coop_no: '260101AAAAAA', access_key: MADE_UP };
  const { db } = await openFixtures();
  const linkFor = async (whose: 'own' | 'foreign') =>
    (await db.one<{ id: string; coop_no: string; link_number: number }>(
      'SELECT id, coop_no, link_number FROM cooperation WHERE id = ?',
      [await recordOf('cooperation', whose, people)],
    ))!;
  const [own, foreign] = [await linkFor('own'), await linkFor('foreign')];
  const keys: Partial<Record<MemberActor, string>> = {
    buyer: buyerLinks().keyOf(own),
    otherBuyer: buyerLinks().keyOf(foreign),
  };
  return { coop_no: own.coop_no, access_key: keys[actor] ?? MADE_UP };
}

/** The same for a brand and the entries of its project. */
export async function entriesLinkOf(actor: MemberActor, people: People) {
  const on = await openFixtures();
  const brand = async () => ({
    id: await plantTenderBrand(on, await plantAward(on, people)),
    link_number: 1,
  });
  const [own, foreign] = [await brand(), await brand()];
  const keys: Partial<Record<MemberActor, string>> = {
    buyer: buyerLinks().keyOf(own),
    otherBuyer: buyerLinks().keyOf(foreign),
  };
  return { tender_id: actor === 'visitor' ? NOWHERE : own.id, access_key: keys[actor] ?? MADE_UP };
}

/** What an actor names: the owner's sheet with the key they have. A visitor names a sheet that never existed. */
export async function linkOf(actor: MemberActor, people: People): Promise<Link> {
  if (actor === 'visitor') return { sheet_no: '260101AAAAAA', access_key: MADE_UP };
  const [own, foreign] = [await find('own', people), await find('foreign', people)];
  const keys: Partial<Record<MemberActor, string>> = {
    buyer: buyerLinks().keyOf(own),
    otherBuyer: buyerLinks().keyOf(foreign),
  };
  return { sheet_no: own.sheet_no, access_key: keys[actor] ?? MADE_UP };
}

async function find(whose: 'own' | 'foreign', people: People) {
  const { db } = await openFixtures();
  const id = await recordOf('sheet', whose, people);
  return (await db.one<{ id: string; sheet_no: string; link_number: number }>(
    'SELECT id, sheet_no, link_number FROM sheet WHERE id = ?',
    [id],
  ))!;
}
