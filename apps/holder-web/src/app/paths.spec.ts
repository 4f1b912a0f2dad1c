import { safeRedirect, withQuery } from './paths';

describe('safeRedirect', () => {
  it('keeps paths inside of the app, with their query', () => {
    expect(safeRedirect('/claimIp/step2?id=01J')).toBe('/claimIp/step2?id=01J');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'claim',
    '',
    null,
  ])('refuses %p', (wish) => {
    expect(safeRedirect(wish)).toBeNull();
  });
});

describe('withQuery', () => {
  it('leaves out what has no value and escapes the rest', () => {
    expect(withQuery('/login', { redirect: '/a?b=1&c=2', id: null })).toBe(
      '/login?redirect=%2Fa%3Fb%3D1%26c%3D2',
    );
    expect(withQuery('/login', { redirect: '' })).toBe('/login');
  });
});
