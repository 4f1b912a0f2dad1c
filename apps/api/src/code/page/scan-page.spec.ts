/** Pages of labels that are rendered once for all codes of their goods. */
import { type CodeFacts, LANGUAGES } from '@ipw/domain';
import { pathOf, spaced } from '../engine';
import { ScanPages } from './scan-page';

const [ONE, OTHER] = ['0123456789ABCDEFGHJKMNPQRS', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'];
const facts = (more: Partial<CodeFacts> = {}): CodeFacts => ({
  verdict: 'genuine',
  scan_count: 1,
  first_scanned_at: '2026-11-01T00:00:00.000Z',
  checked_at: null,
  ip: { name: 'Fox & Co', image: null },
  goods: { product_name: '山茶兔 <毛绒>', project_name: '春日', image: '/files/1/t640' },
  licensee: '云岭玩具',
  ...more,
});

it('differ in code, form and notes alone, and hold what was escaped', () => {
  const pages = new ScanPages();
  for (const language of LANGUAGES)
    for (const of of [
      facts(),
      facts({ verdict: 'scanned_before', scan_count: 7 }),
      facts({ scan_count: 2, checked_at: '2026-11-02T00:00:00.000Z' }),
      facts({ verdict: 'revoked', licensee: null }),
    ]) {
      const page = (code: string, form: string, more: Partial<CodeFacts> = {}) =>
        pages
          .page(
            { code, facts: { ...of, ...more }, form, mark: of.checked_at ? 'repeated' : null },
            { language, path: pathOf(code) },
          )
          .toString();
      const first = page(ONE, 'key-1');
      expect(first).toContain(spaced(ONE));
      expect(first).toContain(`/s/${ONE}/report?lang=${language}`);
      expect(first).toContain('value="key-1"');
      expect(first).toContain('山茶兔 &lt;毛绒&gt;');
      expect(first).toContain('Fox &amp; Co');
      expect(first).not.toContain('STANDS');
      const changed = first.replaceAll(spaced(ONE), spaced(OTHER)).replaceAll(ONE, OTHER);
      expect(page(OTHER, 'key-2')).toBe(changed.replace('key-1', 'key-2'));
      // Notes belong to the scan, not to the goods.
      if (of.scan_count === 7) expect(page(ONE, 'key-1', { scan_count: 8 })).not.toBe(first);
    }
});

it('show other texts escaped', () => {
  const text = '"><script>';
  const page = new ScanPages().page(
    {
      code: text,
      facts: { ...facts(), verdict: 'unknown', goods: null, ip: null, licensee: null },
      form: 'key',
      mark: null,
    },
    { language: 'en', path: pathOf(text) },
  );
  expect(page.toString()).not.toContain('<script');
});
