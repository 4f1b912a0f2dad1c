import { webAddress } from './web-address';

describe('webAddress', () => {
  it.each(['https://example.com/a?b=1#c', 'http://例子.测试/'])('lets %s be a link', (value) => {
    expect(webAddress(value)).toBe(new URL(value).href);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.com',
    'example.com',
    '',
  ])('keeps %j plain text', (value) => {
    expect(webAddress(value)).toBeNull();
  });
});
