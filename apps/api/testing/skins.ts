/** Skin goods for specs: whole material with a picture for each slot. */
import { SKIN_FILES, type SkinMaterial, type SkinPictureField } from '@ipw/domain';
import { picture } from './fixtures';

export const STICKERS = Array.from({ length: 15 }, (_, at) => `${String(at + 1)}_开心`);

/** Complete material of a member; `stickers` names of stickers. */
export async function wholeMaterial(memberId: string, stickers = STICKERS): Promise<SkinMaterial> {
  const { emoji_list, ...slots } = SKIN_FILES;
  const pictures: Partial<Record<SkinPictureField, string>> = {};
  for (const [field, usage] of Object.entries(slots))
    pictures[field as SkinPictureField] = await picture(memberId, usage);
  const list = [];
  for (const name of stickers) list.push({ name, image: await picture(memberId, emoji_list) });
  return {
    goods_name: '山茶狐的春天',
    card_name: '雪夜赏梅',
    emoji_name: '狐狸日常',
    theme_name: '山居',
    comment_name: '茶香',
    space_name: '云海',
    fans_number_color: 'FFAA00',
    comment_fans_number_color: '336699',
    emoji_list: list,
    ...(pictures as Record<SkinPictureField, string>),
  };
}
