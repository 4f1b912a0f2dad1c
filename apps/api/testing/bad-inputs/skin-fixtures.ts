import type { Fixtures } from '../../src/db/seed/fixtures';
import { plantSkin } from '../../src/db/seed/plant-skin';
import { STICKERS, wholeMaterial } from '../skins';

export interface SkinFixtures {
  /** Of the own IP: empty, complete, with 14 stickers, under review, listed; and one of another IP. */
  draftSkin: string;
  wholeSkin: string;
  shortSkin: string;
  sentSkin: string;
  listedSkin: string;
  benSkin: string;
}

export async function openSkins(
  on: Fixtures,
  own: { ip_id: string; member_id: string },
  other: { ip_id: string; member_id: string },
): Promise<SkinFixtures> {
  const material = await wholeMaterial(own.member_id);
  const short = { ...material, emoji_list: material.emoji_list.slice(0, STICKERS.length - 1) };
  return {
    draftSkin: await plantSkin(on, own),
    wholeSkin: await plantSkin(on, { ...own, material }),
    shortSkin: await plantSkin(on, { ...own, material: short }),
    sentSkin: await plantSkin(on, { ...own, material, state: 'under_review' }),
    listedSkin: await plantSkin(on, { ...own, material, state: 'listed' }),
    benSkin: await plantSkin(on, other),
  };
}
