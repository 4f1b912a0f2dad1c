import { sharedEn } from '../i18n/shared.en';
import { sharedZhCn } from '../i18n/shared.zh-CN';
import { sharedZhTw } from '../i18n/shared.zh-TW';
import { extensionOf, fits, uploadLimit, UPLOADS, USAGES } from './limits';
import { fill, formatLimit } from './text';

const MB = 1024 * 1024;

describe.each(USAGES)('%s', (usage) => {
  const limit = uploadLimit(usage);

  it('is a sane row', () => {
    expect(limit.accept.length).toBeGreaterThan(0);
    for (const extension of limit.accept) expect(extension).toMatch(/^\.(png|jpg|jpeg|jfif|gif|pdf)$/);
    expect(limit.max).toBeGreaterThan(0);
    expect(limit.max).toBeLessThanOrEqual(50 * MB);
    expect(limit.max % 1024).toBe(0);
    expect(limit.count).toBeGreaterThan(0);
    for (const size of [limit.pixels, limit.ratio, limit.advised]) {
      if (!size) continue;
      expect(Number.isInteger(size.width) && size.width > 0).toBe(true);
      expect(Number.isInteger(size.height) && size.height > 0).toBe(true);
    }
  });

  it('draws its line at the exact byte', () => {
    expect(fits(limit, limit.max - 1)).toBe(true);
    expect(fits(limit, limit.max)).toBe(!limit.below);
    expect(fits(limit, limit.max + 1)).toBe(false);
  });

  it('compresses no proof, no paper and no exact material', () => {
    if (!limit.compress) return;
    expect(usage).not.toMatch(/proof|document|identity|contract|voucher|authorization|^skin_/);
  });

  it.each([
    ['en', sharedEn],
    ['zh-CN', sharedZhCn],
    ['zh-TW', sharedZhTw],
  ] as const)('can be said in %s', (_language, words) => {
    const args = {
      field: 'x',
      accept: limit.accept.join(', '),
      max: formatLimit(limit.max),
      width: limit.pixels?.width ?? limit.ratio?.width ?? 1,
      height: limit.pixels?.height ?? limit.ratio?.height ?? 1,
    };
    expect(fill(words['rule.file_type'], args)).toContain(limit.accept[0]);
    expect(fill(words['rule.file_size'], args)).toContain(formatLimit(limit.max));
    for (const key of ['rule.file_type', 'rule.file_size', 'rule.file_pixels', 'rule.file_count'] as const)
      expect(fill(words[key], args)).not.toMatch(/[{}]/);
  });
});

it('takes the pictures of a tender that the specification takes of lists', () => {
  for (const usage of ['tender_case_image', 'attachment'] as const)
    expect(uploadLimit(usage).accept).toEqual(['.png', '.jpg', '.jpeg', '.gif', '.jfif']);
});

it('holds private what proves who somebody is', () => {
  for (const usage of USAGES.filter((name) =>
    /proof|document|identity|contract$|voucher|attachment|operator/.test(name),
  ))
    expect({ usage, open: uploadLimit(usage).open ?? false }).toEqual({ usage, open: false });
});

it('has the numbers of the specification', () => {
  expect(UPLOADS.rights_proof).toMatchObject({ max: 2 * MB, count: 10 });
  expect(UPLOADS.avatar).toMatchObject({ max: 10 * MB, below: true, count: 1 });
  expect(UPLOADS.skin_sticker).toMatchObject({
    max: 102_400,
    count: 15,
    pixels: { width: 162, height: 162 },
  });
  expect(UPLOADS.authorization_manual).toMatchObject({ max: 50 * MB, count: 1, accept: ['.pdf'] });
  expect(formatLimit(UPLOADS.avatar.max)).toBe('10M');
});

it.each([
  ['a.PNG', '.png'],
  ['a.tar.gz', '.gz'],
  ['no ending', ''],
  ['../x.y/z', ''],
  ['.png', '.png'],
  ['a.', ''],
  ['a.png/', ''],
  ['', ''],
])('reads the extension of %j as %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
