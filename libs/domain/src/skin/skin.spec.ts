import { weighed } from '../core/names';
import { uploadLimit } from '../core/limits';
import { fieldErrors } from '../core/wire';
import { isMaterialNumber, stickerParts } from './skin-names';
import { skinSaveInput } from './skin.schema';
import { emptySlots, NO_MATERIAL, SKIN_FIELDS, SKIN_FILES, SKIN_NAMES, SKIN_SLOTS } from './skin.slots';

const ip_id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const errorsOf = (input: object) => {
  const parsed = skinSaveInput.safeParse({ ip_id, ...input });
  return parsed.success
    ? []
    : fieldErrors(parsed.error.issues, input).map(({ field, rule }) => [field, rule]);
};

it.each([
  ['山茶', 4],
  ['山ab', 4],
  ['ＡＢ', 4],
  ['あカ한', 6],
  ['é', 1],
  ['e\u0301', 1],
  ['🦊', 2],
  ['「」', 4],
  ['1_#', 3],
  ['', 0],
])('weighs %s as %i', (text, width) => {
  expect(weighed(text)).toBe(width);
});

it.each([
  '动态卡片1',
  '動態卡片 2',
  '表情包_03',
  '第3套表情包',
  '主题二',
  '皮肤#5',
  '背景１２',
  'Theme 2',
  'sticker pack no.4',
  'CARD-7',
  '素材a',
])('finds a word for the material with a number in %s', (name) => {
  expect(isMaterialNumber(name)).toBe(true);
});

it.each([
  '狐狸卡片1号店',
  '山茶狐',
  '动态卡片',
  '1999',
  'Theme',
  '第一次看雪',
  '背景音乐',
  'Fox 2',
  '卡片大师',
])('takes %s for a name', (name) => {
  expect(isMaterialNumber(name)).toBe(false);
});

it.each([
  ['1_开心', 1, '开心'],
  ['15_一二三四五', 15, '一二三四五'],
  ['7_OKOKOKOKOK', 7, 'OKOKOKOKOK'],
  ['3_哈哈哈ab', 3, '哈哈哈ab'],
])('reads %s', (text, number, name) => {
  expect(stickerParts(text)).toEqual({ number, name });
});

it.each([
  '开心',
  '1开心',
  '_开心',
  '1_',
  '1_ ',
  '0_开心',
  '01_开心',
  '16_开心',
  '1_一二三四五六',
  '1_a/b',
  '1_a_b',
  '-1_a',
])('reads no sticker in %s', (text) => {
  expect(stickerParts(text)).toBeUndefined();
});

it('takes an empty draft, and colours with or without #', () => {
  expect(errorsOf({})).toEqual([]);
  const parsed = skinSaveInput.parse({ ip_id, fans_number_color: '#ffaa00' });
  expect(parsed).toMatchObject({
    fans_number_color: 'FFAA00',
    goods_name: '',
    goods_image: null,
    emoji_list: [],
  });
});

it('reads stickers from JSON text, as forms send them', () => {
  const emoji_list = JSON.stringify([{ name: '2_哭' }, { name: '1_笑', image: ip_id }]);
  expect(skinSaveInput.parse({ ip_id, emoji_list }).emoji_list).toEqual([
    { name: '2_哭', image: null },
    { name: '1_笑', image: ip_id },
  ]);
});

it('says what is missing: every slot of an empty draft, and stickers that lack a name or picture', () => {
  expect(emptySlots(NO_MATERIAL)).toEqual(SKIN_FIELDS);
  const whole = Object.fromEntries(SKIN_FIELDS.map((field) => [field, 'x']));
  const emoji_list = Array.from({ length: 15 }, (_, at) => ({ name: `${String(at + 1)}_笑`, image: 'x' }));
  const material = (list: object[]) => ({ ...whole, emoji_list: list }) as never;
  expect(emptySlots(material(emoji_list))).toEqual([]);
  expect(emptySlots(material(emoji_list.slice(1)))).toEqual(['emoji_list']);
  expect(emptySlots(material([{ name: '', image: 'x' }, ...emoji_list.slice(1)]))).toEqual(['emoji_list']);
});

it('has a limit for every picture and marks what the specification leaves open', () => {
  for (const field of SKIN_FIELDS) expect('usage' in SKIN_SLOTS[field]).toBe(field in SKIN_FILES);
  const ours = (usage: keyof typeof SKIN_FILES) => uploadLimit(SKIN_FILES[usage]).ours ?? [];
  expect(ours('card_image')).toEqual([]);
  expect(ours('fans_card_image')).toEqual(['accept', 'max']);
  expect(ours('space_bg_image')).toEqual(['accept', 'max', 'pixels']);
  for (const usage of Object.values(SKIN_FILES)) expect(uploadLimit(usage)).toMatchObject({ exact: true });
  expect(SKIN_NAMES).toContain('space_name');
});
