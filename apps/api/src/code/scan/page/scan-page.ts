import { type CodeFacts, fill, type Language, LANGUAGES, type Verdict } from '@ipw/domain';
import { spaced } from '../../engine/code-text';
import { STYLE } from './style';
import { WORDS } from './words';

/** Colour and mark of a verdict: never colour alone. */
const FACES: Record<Verdict, { tone: string; mark: string }> = {
  genuine: { tone: 'good', mark: '<path d="m14 25 7 7 13-15"/>' },
  scanned_before: { tone: 'wait', mark: '<path d="M24 14v12l8 5"/>' },
  unknown: { tone: 'bad', mark: '<path d="m17 17 14 14m0-14L17 31"/>' },
  suspended: { tone: 'wait', mark: '<path d="M19 16v16m10-16v16"/>' },
  revoked: { tone: 'bad', mark: '<path d="M14 24h20"/>' },
};

const NAMES: Record<Language, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);

/** A moment in the reader's language; China's clock for the Chinese, named for everybody. */
const moment = (iso: string, language: Language): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(new Date(iso))} (UTC+8)`;

/** The answer to a scan as one page: no script, no further request but the goods' picture. */
export function scanPage(code: string, facts: CodeFacts, language: Language): string {
  const words = WORDS[language];
  const { word, meaning } = words.verdict[facts.verdict];
  const { tone, mark } = FACES[facts.verdict];
  const notes = [
    facts.first_scanned_at && facts.scan_count > 1
      ? fill(words.history, {
          count: facts.scan_count,
          first: moment(facts.first_scanned_at, language),
        })
      : '',
    facts.checked_at ? fill(words.yours, { at: moment(facts.checked_at, language) }) : '',
  ].filter(Boolean);
  const rows: [string, string | undefined][] = [
    [words.goods, facts.goods?.product_name],
    [words.ip, facts.ip?.name],
    [words.licensee, facts.licensee ?? undefined],
    [words.code, facts.goods ? spaced(code) : undefined],
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(word)} · ${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
  <p class="kind">${words.title}</p>
  <div class="verdict ${tone}">
    <svg viewBox="0 0 48 48" width="72" height="72" aria-hidden="true"><circle cx="24" cy="24" r="21"/>${mark}</svg>
    <h1>${word}</h1>
    <p>${meaning}</p>
    ${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('')}
  </div>
  ${facts.goods?.image ? `<img src="${escaped(facts.goods.image)}" alt="${escaped(facts.goods.product_name)}" width="300" height="225" loading="lazy">` : ''}
  <dl>${rows
    .filter(([, value]) => value)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value!)}</dd></div>`)
    .join('')}</dl>
  <p class="limits">${words.limits}</p>
</main>
<nav aria-label="${words.language}">${LANGUAGES.map((one) =>
    one === language
      ? `<b aria-current="true">${NAMES[one]}</b>`
      : `<a href="?lang=${one}" lang="${one}" hreflang="${one}" rel="nofollow">${NAMES[one]}</a>`,
  ).join('')}</nav>
</body>
</html>`;
}
