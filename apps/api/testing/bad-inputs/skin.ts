/** Skin goods of the video platform: names, stickers and colours in drafts, and what cannot be submitted. */
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';

type List = readonly (readonly [string, unknown, Expected])[];
const han = (length: number) => '山'.repeat(length);
const own = ({ ownIp }: BadInputFixtures) => ({ ip_id: ownIp });
const saved = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows('tender/skinSave', field, list, { more: own, ...shared });
const named = (...names: string[]) => names.map((name) => ({ name }));
const of = (at: (on: BadInputFixtures) => string) => at;

const NAMES = ['card_name', 'emoji_name', 'theme_name', 'comment_name', 'space_name'];
const COLORS = ['fans_number_color', 'comment_fans_number_color'];
const PICTURES = [
  'goods_image',
  'card_image',
  'emoji_image',
  'theme_image',
  'comment_bg_image',
  'space_bg_image',
];

const drafts: Case[] = [
  ...saved('goods_name', [
    ['16 characters', han(16), 'OK'],
    ['17 characters', han(17), 'V max_length'],
    ['NUL', 'a\0b', 'V text'],
  ]),
  ...NAMES.flatMap((field) =>
    saved(field, [
      ['16 Han characters', han(16), 'OK'],
      ['17 Han characters', han(17), 'V weight'],
      ['a word for the material and a number', '动态卡片1', 'V material_number'],
      ['the same the other way round', '第2款 表情包', 'V material_number'],
      ['the same in English', 'Theme No. 3', 'V material_number'],
      ['the same in full-width digits', '背景１２', 'V material_number'],
    ]),
  ),
  ...saved('card_name', [
    ['15 Han characters and 2 letters', `${han(15)}ab`, 'OK'],
    ['15 Han characters and 3 letters', `${han(15)}abc`, 'V weight'],
  ]),
  ...COLORS.flatMap((field) =>
    saved(field, [
      ['six digits', 'FFAA00', 'OK'],
      ['five digits', 'FFAA0', 'V color'],
      ['with transparency', 'FFAA0080', 'V color'],
      ['no digits', 'GGGGGG', 'V color'],
    ]),
  ),
  ...PICTURES.flatMap((field) =>
    saved(field, [
      ['no id', '1 or 1=1', 'V id'],
      ['nowhere', NOWHERE, 'V file'],
      ['uploaded as an avatar', of(({ avatar }) => avatar), 'V file'],
      ['of another member', of(({ benProof }) => benProof), 'V file'],
    ]),
  ),
  ...saved('emoji_list', [
    ['1_开心', named('1_开心'), 'OK'],
    ['16 stickers', named(...Array.from({ length: 16 }, () => '')), 'V max_items'],
    ['one number twice', named('1_开心', '1_难过'), 'V sticker_number'],
    ['no list', 'all', 'V type'],
  ]),
  ...saved(
    'emoji_list',
    [
      ['no number', named('开心'), 'V sticker_name'],
      ['six characters', named('1_一二三四五六'), 'V sticker_name'],
      ['number 16', named('16_开心'), 'V sticker_name'],
      ['number 0', named('0_开心'), 'V sticker_name'],
      ['a leading zero', named('01_开心'), 'V sticker_name'],
      ['a way out of a folder', named('1_../x'), 'V sticker_name'],
    ],
    { names: 'emoji_list.0.name' },
  ),
  ...saved('emoji_list', [['nowhere', [{ name: '1_开心', image: NOWHERE }], 'V file']]),
  ...saved('skin_id', [
    ['1 or 1=1', '1 or 1=1', 'V id'],
    ['nowhere', NOWHERE, 'N'],
    ['of another IP', of(({ benSkin }) => benSkin), 'N'],
    ['under review', of(({ sentSkin }) => sentSkin), 'C'],
    ['listed', of(({ listedSkin }) => listedSkin), 'C'],
  ]),
  ...saved(
    'version',
    [
      ['none, of known goods', undefined, 'V required'],
      ['of nobody', 99, 'C'],
    ],
    { more: (on) => ({ ...own(on), skin_id: on.draftSkin }) },
  ),
  ...saved('ip_id', [['of another member', of(({ benIp }) => benIp), 'X']]),
  ...saved('state', [['of its own', 'listed', 'V unknown']]),
];

const submitted = (field: string, list: List, shared: Partial<Case> = {}) =>
  rows('tender/skinSubmit', field, list, {
    more: (on) => ({ ...own(on), skin_id: on.wholeSkin, version: 1, agree: 1 }),
    ...shared,
  });

export const skins: Case[] = [
  ...drafts,
  ...submitted('agree', [
    ['0', 0, 'AGREEMENT'],
    ['empty', '', 'AGREEMENT'],
  ]),
  ...submitted('version', [
    ['none', undefined, 'V required'],
    ['of nobody', 99, 'C'],
  ]),
  ...submitted('skin_id', [
    ['nowhere', NOWHERE, 'N'],
    ['of another IP', of(({ benSkin }) => benSkin), 'N'],
    ['under review', of(({ sentSkin }) => sentSkin), 'C'],
    ['listed', of(({ listedSkin }) => listedSkin), 'C'],
  ]),
  ...submitted('skin_id', [['nothing in it', of(({ draftSkin }) => draftSkin), 'V required']], {
    names: 'goods_name',
    says: 'error.VALIDATION.incomplete',
  }),
  ...submitted('skin_id', [['14 stickers', of(({ shortSkin }) => shortSkin), 'V stickers']], {
    names: 'emoji_list',
    says: 'error.VALIDATION.incomplete',
  }),
  ...rows(
    'tender/skinWithdraw',
    'skin_id',
    [
      ['a draft', of(({ draftSkin }) => draftSkin), 'C'],
      ['listed', of(({ listedSkin }) => listedSkin), 'C'],
      ['nowhere', NOWHERE, 'N'],
    ],
    { more: (on) => ({ ...own(on), version: 1 }) },
  ),
  ...rows(
    'tender/skinDetail',
    'skin_id',
    [
      ['nowhere', NOWHERE, 'N'],
      ['of another IP', of(({ benSkin }) => benSkin), 'N'],
    ],
    { more: own },
  ),
  ...rows('tender/skinList', 'state', [['unknown', 'sold', 'V choice']], { more: own }),
  ...rows('tender/skinList', 'page', [['zero', 0, 'V min']], { more: own }),
  ...rows(`POST skins/${NOWHERE}/approve`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(`POST skins/${NOWHERE}/approve`, 'version', [['by finance', 1, 'X']], { as: 'finance' }),
  ...rows(
    `POST skins/${NOWHERE}/reject`,
    'reason_code',
    [
      ['unknown', 'ugly', 'V choice'],
      ['none', undefined, 'V required'],
    ],
    { as: 'reviewer', more: { version: 1 } },
  ),
  ...rows(`POST skins/${NOWHERE}/reject`, 'reason', [['none for other', '', 'V reason_required']], {
    as: 'reviewer',
    more: { version: 1, reason_code: 'other' },
  }),
  ...rows(
    `POST skins/${NOWHERE}/reject`,
    'marks',
    [['an unknown field', [{ field: 'state', reason: '不对' }], 'V choice']],
    { as: 'reviewer', more: { version: 1, reason_code: 'not_related' }, names: 'marks.0.field' },
  ),
  ...['list', 'schedule'].flatMap((action) =>
    rows(
      `POST skins/${NOWHERE}/${action}`,
      'listing_link',
      [
        ['none', undefined, 'V required'],
        ['a script', 'javascript:alert(1)', 'V web_address'],
      ],
      { as: 'reviewer', more: { version: 1, listed_on: '2099-01-01' } },
    ),
  ),
  ...rows(`POST skins/${NOWHERE}/list`, 'listed_on', [['tomorrow’s', '2099-01-01', 'V future_date']], {
    as: 'reviewer',
    more: { version: 1, listing_link: 'https://example.com/a' },
  }),
  ...rows(`POST skins/${NOWHERE}/schedule`, 'listed_on', [['past', '2020-01-01', 'V past_date']], {
    as: 'reviewer',
    more: { version: 1, listing_link: 'https://example.com/a' },
  }),
];
