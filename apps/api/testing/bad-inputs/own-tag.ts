/** Tags: from the lists, and typed by holders. */
import { type Case, rows } from './case';
import type { BadInputFixtures } from './fixtures';

const names = { 'zh-CN': '慢', 'zh-TW': '慢', en: 'Slowness' };
const OWN = `own-tags/${Buffer.from('慢').toString('base64url')}`;
const NOBODYS = `own-tags/${Buffer.from('快').toString('base64url')}`;

export const ownTags: Case[] = [
  ...rows(`POST ${OWN}/merge`, 'into', [
    ['none', undefined, 'V required'],
    ['a number', 3, 'V type'],
    ['nothing there', 'kernel.99', 'V choice'],
    ['of another list', 'ip_type.1', 'V choice'],
    ['an injection', "kernel.1' OR 1=1", 'V choice'],
  ]),
  ...rows(`POST ${OWN}/promote`, 'names', [
    ['none', undefined, 'V required'],
    ['a language less', { 'zh-CN': '慢', en: 'Slow' }, 'V required'],
    ['an empty one', { ...names, en: ' ' }, 'V required'],
    ['41 characters', { ...names, en: 'a'.repeat(41) }, 'V max_length'],
    ['a NUL', { ...names, en: 'a\0b' }, 'V text'],
    ['more than a name has', { ...names, fr: 'lent' }, 'V unknown'],
  ]),
  ...rows(`POST ${NOBODYS}/merge`, '', [['that nobody carries', undefined, 'N']], {
    more: { into: 'kernel.1' },
  }),
  ...rows(`POST ${NOBODYS}/promote`, '', [['that nobody carries', undefined, 'N']], { more: { names } }),
  ...rows('POST own-tags/_-_/merge', '', [['no text at all', undefined, 'N']], {
    more: { into: 'kernel.1' },
  }),
  ...rows(`POST ${OWN}/merge`, '', [['a reviewer', undefined, 'X']], {
    as: 'reviewer',
    more: { into: 'kernel.1' },
  }),
  ...rows('GET own-tags', 'sort', [['an unknown column', ['ip_id', 'ASC'], 'V sort']]),
  ...rows('GET own-tags', 'range', [['turned round', [5, 1], 'V range']]),
  ...rows('GET own-tags', 'filter', [['a column', { ip_name: 'x' }, 'V filter']], { names: 'ip_name' }),
  ...rows('ip/update', 'kernels', [
    ['that nobody has added', [99], 'V choice'],
    ['0', [0], 'V min'],
    ['a word', ['slow'], 'V integer'],
  ]),
  ...rows('ip/add', 'kernels', [['that nobody has added', [99], 'V choice']], {
    more: ({ avatar }: BadInputFixtures) => ({ ip_image: avatar }),
  }),
];
