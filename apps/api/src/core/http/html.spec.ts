import { markup, jsonFor, trusted } from './html';

it('escapes what is put in, in text and in attributes', () => {
  const evil = `<img src=x onerror="a('&')">`;
  expect(markup`<p title="${evil}">${evil}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;">&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;</p>',
  );
});

it('takes pieces as they are, lists in their order, and nothing for nothing', () => {
  const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`);
  const empty = markup`${null}${undefined}${false}${''}${[]}`;
  expect(markup`<ul>${items}</ul>${empty}${0}${trusted('<hr>')}`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0<hr>',
  );
});

it('writes JSON no text can break out of', () => {
  const value = { name: '</script><script>x()</script>\u2028&' };
  const { text } = jsonFor(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});
