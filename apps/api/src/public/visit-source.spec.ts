import { sourceOf } from './visit-source';

const from = (referer?: string, agent = 'Mozilla/5.0') =>
  sourceOf({}, { host: 'ip.example.com', 'user-agent': agent, ...(referer && { referer }) });

it.each([
  ['https://www.baidu.com/', 'search'],
  ['https://www.google.com.hk/search?q=fox', 'search'],
  ['https://www.google.com/', 'search'],
  ['https://cn.bing.com/', 'search'],
  ['https://mp.weixin.qq.com/s/abc', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://www.xiaohongshu.com/explore', 'social'],
  ['https://notgoogle.example.org/', 'site'],
  ['https://google.com.evil.example/', 'site'],
  ['https://blog.example.net/', 'site'],
  ['https://ip.example.com/', 'directory'],
  ['no address', 'direct'],
  [undefined, 'direct'],
] as const)('%s is %s', (referer, source) => {
  expect(from(referer)).toBe(source);
});

it('knows the messengers that send no referrer', () => {
  expect(from(undefined, 'Mozilla/5.0 MicroMessenger/8.0')).toBe('social');
});

it('takes the mark of our own links, and no other', () => {
  expect(sourceOf({ from: 'code' }, { referer: 'https://www.baidu.com/' })).toBe('code');
  expect(sourceOf({ from: 'private' }, {})).toBe('direct');
  expect(sourceOf({ from: 'x' }, {})).toBe('direct');
  expect(sourceOf({ k: 'key', from: 'code' }, {})).toBe('private');
});
