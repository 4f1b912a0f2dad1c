import { isAppRoute, isWebAddress, safeLink } from './link';

const admits = (value: string) => safeLink().safeParse(value).success;

it.each([
  '/claim',
  '/dashboard/home?id=01M7YQAFXQFY8F7TH6PVBCFYFB',
  'https://x.example/a?b=c',
  'HTTPS://x.example',
  '',
])('admits %p', (value) => {
  expect(admits(value)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//x.example',
  '/\\x.example',
  '/a b',
  '/a:b',
  'http://x.example',
  'ftp://x.example',
  'https://bank.example@x.example',
  'https:\\\\x.example',
  'claim',
])('refuses %p', (value) => {
  expect(admits(value)).toBe(false);
});

it('tells routes from addresses', () => {
  expect(isAppRoute('/claim')).toBe(true);
  expect(isAppRoute('https://x.example')).toBe(false);
  expect(isWebAddress('http://x.example')).toBe(true);
  expect(isWebAddress('/claim')).toBe(false);
});
