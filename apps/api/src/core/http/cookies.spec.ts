import { readCookie, sessionCookie } from './cookies';

it.each([
  ['a=1; b=2', 'b', '2'],
  ['a=1;b=2', 'b', '2'],
  ['b=1; b=2', 'b', '1'],
  ['xb=1; b=2', 'b', '2'],
  ['b=a%2Bb==', 'b', 'a%2Bb=='],
  ['b=', 'b', ''],
  ['xb=1', 'b', undefined],
  ['', 'b', undefined],
  [undefined, 'b', undefined],
])('reads from %j the cookie %s', (header, name, value) => {
  expect(readCookie(header, name)).toBe(value);
});

it('writes the attributes in one order', () => {
  expect(sessionCookie('a', 'x.y', { path: '/', secure: false })).toBe(
    'a=x.y; Path=/; HttpOnly; SameSite=Strict',
  );
  expect(sessionCookie('a', '', { path: '/api/admin', maxAge: 0, secure: true })).toBe(
    'a=; Path=/api/admin; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
  );
});
