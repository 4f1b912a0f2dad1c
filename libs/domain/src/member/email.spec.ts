import { emailAddress, maskEmail } from './email.api';

const ok = (value: string) => emailAddress().safeParse(value).success;

it('takes addresses people have, and keeps them in lower case', () => {
  expect(emailAddress().parse(' Gu.Xiaoman+ip@Example.COM ')).toBe('gu.xiaoman+ip@example.com');
  for (const value of ['a@b.co', "o'neil@mail.example.org", 'x_1@sub.domain.example'])
    expect(ok(value)).toBe(true);
});

it.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@b..co',
  '.a@b.co',
  'a.@b.co',
  'a..b@b.co',
  'a b@b.co',
  'a@b.co\r\nBcc: c@d.co',
  'a@b.co,c@d.co',
  'Gu <a@b.co>',
  '顾@b.co',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b'.repeat(250)}.co`,
])('refuses %j', (value) => {
  expect(ok(value)).toBe(false);
});

it('masks all but the first character and the domain', () => {
  expect(maskEmail('xiaoman@example.com')).toBe('x***@example.com');
});
