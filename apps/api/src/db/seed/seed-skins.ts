import { shanghaiDay, SKIN_LIMITS, type SkinMaterial, type Usage } from '@ipw/domain';
import { characterArt } from './art';
import { drawn, rendered } from './drawn';
import { ago, type Fixtures, plantPicture } from './fixtures';
import { plantSkin, type SkinSeed } from './plant-skin';
import { sharp } from '../../core/files/sharp';

const STICKERS = [
  ...['开心', '喝茶', '下雨了', '早安', '晚安', '加油', '收到', '谢谢'],
  ...['委屈', '惊讶', '思考', '困了', '出发', '比心', '再见'],
].map((name, at) => `${String(at + 1)}_${name}`);

/** Every so many seeds the figures of the demo’s drawings begin again: these are all the same animal. */
const FOX = 18;

/** A character cut to the size of a slot, in few colours, so that it keeps to the limits of the table. */
async function cut(seed: number, width: number, height: number): Promise<Buffer> {
  const art = await drawn(characterArt(seed, { size: 512, mood: 'scene' }));
  return rendered(['skin', art, `${String(width)} ${String(height)}`], () =>
    sharp(art)
      .resize(width, height, { fit: 'cover', position: 'top' })
      .png({ palette: true, colours: 48, dither: 0 })
      .toBuffer(),
  );
}

/** The bottom bar: a quiet band, as symbols stand on it. */
const band = (width: number, height: number): Promise<Buffer> =>
  drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><rect width="100%" height="100%" fill="#e6efe8"/><path d="M0 ${String(height * 0.7)}q${String(width / 4)} ${String(-height * 0.5)} ${String(width / 2)} 0t${String(width / 2)} 0v${String(height)}H0z" fill="#bcd3c2"/></svg>`,
  );

async function materialOf(on: Fixtures, owner: string): Promise<SkinMaterial> {
  const at = ago(20);
  const keep = async (usage: Usage, picture: Promise<Buffer>, name: string) =>
    plantPicture(on, owner, usage, await picture, name, true, at);
  const emoji_list = [];
  for (const [index, name] of STICKERS.entries())
    emoji_list.push({
      name,
      image: await keep('skin_sticker', cut(FOX * (index + 1), 162, 162), `${name}.png`),
    });
  return {
    goods_name: '山茶狐·四季',
    goods_image: await keep('skin_cover', cut(0, 522, 696), '商品封面.png'),
    card_name: '雪夜访山',
    card_image: await keep('skin_card_standard', cut(0, 180, 102), '标准卡片.png'),
    fans_card_image: await keep('skin_card_fan', cut(0, 438, 132), '粉丝卡片.png'),
    fans_number_color: '7A1F1A',
    fans_card_image_thumbnail: await keep('skin_thumbnail', cut(0, 360, 360), '缩略图.png'),
    emoji_name: '山茶狐的日常',
    emoji_image: await keep('skin_sticker_cover', cut(FOX, 360, 360), '表情包封面.png'),
    emoji_list,
    theme_name: '山居秋暝',
    theme_image: await keep('skin_theme_cover', cut(0, 522, 696), '主题封面.png'),
    theme_bottom_nav_bg_image: await keep('skin_nav_bg', band(1242, 249), '底部导航.png'),
    comment_name: '一盏茶',
    comment_bg_image: await keep('skin_comment_bg', cut(0, 360, 360), '评论背景.png'),
    comment_fans_number_color: '2F6F5E',
    space_name: '云上的屋檐',
    space_bg_image: await keep('skin_space_bg', cut(0, 750, 422), '空间背景.png'),
  };
}

/** Skin goods of the first IP in every state. */
export async function plantSkins(on: Fixtures, [ip_id]: readonly string[], reviewer: string): Promise<void> {
  const { owner_id: member_id } = (await on.db.one<{ owner_id: string }>(
    'SELECT owner_id FROM ip WHERE id = ?',
    [ip_id],
  ))!;
  const material = await materialOf(on, member_id);
  const named = (goods_name: string): SkinMaterial => ({ ...material, goods_name });
  const all: readonly Omit<SkinSeed, 'ip_id' | 'member_id'>[] = [
    {
      state: 'listed',
      material: named('山茶狐·四季'),
      submitted: ago(16),
      decided: ago(14),
      listed_on: shanghaiDay(ago(10)),
      listing_link: 'https://www.example.com/skins/20260101',
    },
    { state: 'pending_listing', material: named('山茶狐·元宵'), submitted: ago(5), decided: ago(3) },
    {
      state: 'rejected',
      material: named('山茶狐·端午'),
      submitted: ago(4),
      decided: ago(2),
      reason_code: 'picture_unclear',
      reason: '两处需要修改，其他都很好。',
      marks: [
        { field: 'emoji_list', image_id: material.emoji_list[4]!.image!, reason: '表情太小，看不清五官。' },
        { field: 'fans_number_color', reason: '与卡片底色太接近，编号看不清。' },
      ],
    },
    { state: 'under_review', material: named('山茶狐·中秋'), submitted: ago(1) },
    {
      state: 'creating',
      material: {
        ...named('山茶狐·立春'),
        comment_bg_image: null,
        space_name: '',
        space_bg_image: null,
        emoji_list: material.emoji_list.slice(0, SKIN_LIMITS.stickers - 3),
      },
      submitted: ago(0, 5),
    },
  ];
  for (const seed of all) await plantSkin(on, { ip_id: ip_id!, member_id, decided_by: reviewer, ...seed });
}
