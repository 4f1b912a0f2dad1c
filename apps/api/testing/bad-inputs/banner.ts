/** Banners and the pictures staff upload. */
import { picture } from '../pictures';
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const titles = { 'zh-CN': '暑期征集', 'zh-TW': '暑期徵集', en: 'Summer call' };

const banner = (field: string, list: readonly (readonly [string, unknown, Expected])[], more: object = {}) =>
  rows('POST banners', field, list, {
    more: ({ bannerPicture }: BadInputFixtures) => ({ titles, image_id: bannerPicture, ...more }),
  });

const file = async (usage: string, name: string) => {
  const body = new FormData();
  body.set('usage', usage);
  body.append('file', new Blob([new Uint8Array(await picture('png'))]), name);
  return { body };
};

export const banners: Case[] = [
  ...rows('common/getBanner', 'type', [
    ['none', undefined, 'V required'],
    ['unknown', 1, 'V choice'],
    ['an injection', '2 OR 1=1', 'V integer'],
  ]),
  ...banner('link', [
    ['a script', 'javascript:alert(1)', 'V link'],
    ['a script in capitals', ' JaVaScRiPt:alert(1)', 'V link'],
    ['data', 'data:text/html,x', 'V link'],
    ['no scheme', '//x', 'V link'],
    ['no scheme, turned', '/\\x', 'V link'],
    ['plain http', 'http://x.example', 'V link'],
    ['a user name', 'https://bank.example@x.example', 'V link'],
    ['501 characters', `/${'a'.repeat(500)}`, 'V max_length'],
  ]),
  ...banner('titles', [
    ['none', undefined, 'V required'],
    ['a language less', { en: 'x' }, 'V required'],
    ['blank', { ...titles, en: ' ' }, 'V required'],
    ['41 characters', { ...titles, en: '字'.repeat(41) }, 'V max_length'],
  ]),
  ...banner('image_id', [
    ['none', undefined, 'V upload_required'],
    ['no id', '1', 'V id'],
    ['nowhere', NOWHERE, 'V file'],
    ['a member’s', ({ avatar }: BadInputFixtures) => avatar, 'V file'],
  ]),
  ...banner('sort', [
    ['before the first', -1, 'V min'],
    ['after the last', 1000, 'V max'],
    ['half a place', 1.5, 'V integer'],
  ]),
  ...banner('starts_at', [
    ['no moment', 'tomorrow', 'V date'],
    ['a day that is none', '2026-02-30T00:00:00Z', 'V date'],
  ]),
  ...banner('ends_at', [['before it begins', '2026-01-01T00:00:00Z', 'V earliest_date']], {
    starts_at: '2026-02-01T00:00:00Z',
  }),
  ...banner('active', [['neither', 2, 'V max']]),
  ...banner('owner', [['a field more', 'x', 'V unknown']]),
  ...rows('PUT banners/{banner}', 'version', [['stale', 99, 'C']], {
    more: ({ bannerPicture }: BadInputFixtures) => ({ titles, image_id: bannerPicture }),
  }),
  ...rows('DELETE banners/{banner}?version=99', '', [['stale', undefined, 'C']]),
  ...rows('GET banners/{banner}', '', [['reviewer', undefined, 'X']], { as: 'reviewer' }),
  ...rows('POST files', 'usage', [['a member’s use', undefined, 'V choice']], {
    raw: () => file('avatar', 'a.png'),
  }),
  ...rows('POST files', 'file', [['of another kind', undefined, 'V file_type']], {
    raw: () => file('banner', 'a.gif'),
  }),
  ...rows('POST files', 'file', [['of another shape', undefined, 'V file_pixels']], {
    raw: () => file('banner', 'a.png'),
  }),
];
