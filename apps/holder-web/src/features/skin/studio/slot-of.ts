import { SKIN_FILES, type SkinPictureField, stickerParts, uploadLimit } from '@ipw/domain';
import type { PictureFacts } from './picture-facts';

export type FileField = SkinPictureField | 'emoji_list';
/** Where a file belongs; a sticker also by its number and name. */
export type Slot = { field: SkinPictureField } | { field: 'emoji_list'; number: number; title: string };

/** Words in file names that name a slot; the longest one found decides. */
const WORDS: Readonly<Record<SkinPictureField, readonly string[]>> = {
  goods_image: ['goods_image', '商品封面', '产品封面', '產品封面', 'product cover', 'goods'],
  card_image: [
    'card_image',
    '标准动态卡片',
    '標準動態卡片',
    '标准卡片',
    '標準卡片',
    '动态卡片',
    '動態卡片',
    'standard card',
    'standard',
  ],
  fans_card_image: [
    'fans_card_image',
    '粉丝动态卡片',
    '粉絲動態卡片',
    '粉丝卡片',
    '粉絲卡片',
    '粉丝卡',
    'fan card',
    'fans_card',
    'fancard',
  ],
  fans_card_image_thumbnail: [
    'fans_card_image_thumbnail',
    '卡片缩略图',
    '卡片縮圖',
    '缩略图',
    '縮略圖',
    '縮圖',
    'thumbnail',
    'thumb',
  ],
  emoji_image: [
    'emoji_image',
    '表情包封面',
    '表情封面',
    '貼圖包封面',
    'sticker cover',
    'emoji cover',
    'pack cover',
  ],
  theme_image: ['theme_image', '主题封面', '主題封面', 'theme cover', 'theme'],
  theme_bottom_nav_bg_image: [
    'theme_bottom_nav_bg_image',
    '底部导航背景',
    '底部導航背景',
    '底部导航',
    '底部導航',
    '底部導覽',
    '导航',
    '導航',
    'bottom nav',
    'navigation',
    'nav',
  ],
  comment_bg_image: ['comment_bg_image', '评论背景', '評論背景', '评论', '評論', 'comment'],
  space_bg_image: ['space_bg_image', '空间背景', '空間背景', '空间', '空間', 'space'],
};
const NAMED = Object.entries(WORDS)
  .flatMap(([field, words]) => words.map((word) => ({ field: field as SkinPictureField, word })))
  .sort((a, b) => b.word.length - a.word.length);

const STICKERS = /(^|[/_\s-])(emoji|emojis|sticker|stickers|表情|表情包|贴纸|貼圖|貼圖包)\//i;
const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');

/** The slots whose pictures have this size. */
const ofSize = ({ width, height }: PictureFacts): FileField[] =>
  (Object.keys(SKIN_FILES) as FileField[]).filter((field) => {
    const { pixels } = uploadLimit(SKIN_FILES[field]);
    return pixels?.width === width && pixels.height === height;
  });

/**
 * The slot of a file by its name, then by its size where only one slot has it; 'sticker' when it is a sticker whose name is
 * not of the form, undefined when nothing fits.
 */
export function slotOf(path: string, facts: PictureFacts | undefined): Slot | 'sticker' | undefined {
  const stem = stemOf(path).normalize('NFC').trim();
  const parts = stickerParts(stem);
  const named = NAMED.find(({ word }) => stem.toLowerCase().includes(word));
  const sizes = facts ? ofSize(facts) : [];
  if (parts && !named) return { field: 'emoji_list', number: parts.number, title: parts.name };
  if (named) return { field: named.field };
  if (STICKERS.test(path) || /^\d{1,2}([_\-. ]|$)/.test(stem)) return 'sticker';
  if (sizes.length !== 1) return undefined;
  const [field] = sizes as [FileField];
  return field === 'emoji_list' ? 'sticker' : { field };
}
