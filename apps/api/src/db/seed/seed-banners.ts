import { ulid } from '@ipw/domain';
import { bannerArt } from './art';
import { ago, type Fixtures, plantPicture } from './fixtures';
import { plantLine } from './plant';

const DEMO_BANNERS = [
  {
    art: [1, 12, 3],
    link: '/claim',
    titles: {
      'zh-CN': '完善资料，让授权找到你',
      'zh-TW': '把資料補齊，讓授權找上門',
      en: 'Complete your claim and let licences find you',
    },
  },
  {
    art: [5, 10, 8],
    link: '/ipCoopFrame',
    titles: {
      'zh-CN': '签约须知：三分钟读懂框架协议',
      'zh-TW': '簽約須知：三分鐘讀懂框架協議',
      en: 'Before you sign: the framework agreement in three minutes',
    },
  },
] as const;

/** Two side banners, one of them with a future date. */
export async function plantBanners(fixtures: Fixtures, author: string): Promise<void> {
  for (const [sort, { art, link, titles }] of DEMO_BANNERS.entries()) {
    const drawing = Buffer.from(bannerArt(art));
    const at = ago(20 - sort);
    const image_id = await plantPicture(
      fixtures,
      author,
      'banner',
      drawing,
      `banner-${String(sort + 1)}.png`,
      true,
      at,
    );
    const id = ulid();
    await fixtures.db.insert('banner', {
      id,
      titles: JSON.stringify(titles),
      image_id,
      link,
      sort,
      starts_at: sort === 0 ? at : ago(-30),
      active: 1,
      created_at: at,
    });
    await plantLine(fixtures, {
      subject: 'banner',
      subject_id: id,
      action: 'create',
      actor_type: 'staff',
      actor_id: author,
      created_at: at,
    });
  }
}
