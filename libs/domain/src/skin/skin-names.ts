import { rule, text } from '../core/wire';
import { weighed } from '../core/names';
import { codePointLength } from '../core/text';

/** Product name in code points; widths of the other names; stickers of a pack (specification section 5). */
export const SKIN_LIMITS = { goods_name: 16, name: 32, sticker: 10, stickers: 15 } as const;

/** What the material itself is called, in the three languages. Such a word and a number name nothing of the IP. */
const MATERIALS = [
  '(?:动态|動態|标准|標準|粉丝|粉絲)?卡片',
  '(?:动态|動態|粉丝|粉絲)卡',
  '表情包?',
  '(?:贴|貼)(?:纸|紙|图|圖)',
  '(?:纯色|純色|静态|靜態|动态|動態)?主(?:题|題)',
  '(?:评论|評論|留言|空间|空間|底部|导航|導航)?背景图?圖?',
  '素材',
  '装扮|裝扮',
  '皮肤|皮膚',
  '(?:缩略|縮略|缩图|縮圖)图?圖?',
  '封面',
  '商品',
  '(?:(?:dynamic|standard|fan|fans)\\s*)?card',
  '(?:sticker|emoji|emoticon)s?(?:\\s*(?:pack|set))?',
  '(?:(?:static|solid|dynamic)\\s*)?theme',
  '(?:(?:comment|space|navigation|nav)\\s*)?background',
  'material',
  'skin',
  'thumbnail',
  'cover',
].join('|');
const NUMBER =
  '(?:第|no\\.?|#)?\\s*(?:\\d+|[一二三四五六七八九十百零两兩]+|[ivx]+|[a-z])\\s*(?:号|號|款|套|组|組|版|期|弹|彈)?';
const GAP = '[\\s_\\-–—·.()（）【】]*';
const NUMBERED = new RegExp(
  `^${GAP}(?:(?:${MATERIALS})${GAP}${NUMBER}|${NUMBER}${GAP}(?:${MATERIALS}))${GAP}$`,
  'iu',
);

/** Whether a name is a word for the material with a number, such as `动态卡片1` or `Theme No. 2`. */
export const isMaterialNumber = (name: string): boolean => NUMBERED.test(name.normalize('NFKC').trim());

/** The name of a set; an empty one may be kept in a draft. */
export const skinName = () =>
  text(200, 0).check(
    rule<string>('weight', (value) => weighed(value) <= SKIN_LIMITS.name, { max: SKIN_LIMITS.name }),
    rule<string>('material_number', (value) => !isMaterialNumber(value)),
  );

/** The parts of `number_name`; undefined when a text is not of this form. */
export function stickerParts(value: string): { number: number; name: string } | undefined {
  const [, digits, name] = /^([1-9]\d?)_([^_\p{C}\\/:*?"<>|]+)$/u.exec(value.normalize('NFC').trim()) ?? [];
  const number = Number(digits);
  if (!name?.trim() || number > SKIN_LIMITS.stickers || codePointLength(name) > SKIN_LIMITS.sticker) return;
  return weighed(name) <= SKIN_LIMITS.sticker ? { number, name: name.trim() } : undefined;
}

/** A sticker's name: its number 1 to 15 and at most five Chinese characters. */
export const stickerName = () =>
  text(200, 0).check(
    rule<string>('sticker_name', (value) => value === '' || stickerParts(value) !== undefined, {
      most: SKIN_LIMITS.stickers,
      max: SKIN_LIMITS.sticker / 2,
    }),
  );
