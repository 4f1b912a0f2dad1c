import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@ipw/domain';
import { type Html, markup, trusted } from '../../core/http/html';
import { STYLE } from './style';
import { WORDS } from './words';

/** The mark of a status: symbol and colour, never colour alone. */
export interface StatusMark {
  tone: 'good' | 'wait' | 'bad';
  /** SVG strokes within the circle. */
  mark: string;
}

export const STATUS_MARKS = {
  tick: { tone: 'good', mark: '<path d="m14 25 7 7 13-15"/>' },
  clock: { tone: 'wait', mark: '<path d="M24 14v12l8 5"/>' },
  pause: { tone: 'wait', mark: '<path d="M19 16v16m10-16v16"/>' },
  cross: { tone: 'bad', mark: '<path d="m17 17 14 14m0-14L17 31"/>' },
  bar: { tone: 'bad', mark: '<path d="M14 24h20"/>' },
} as const satisfies Record<string, StatusMark>;

export interface PageQuery {
  language: Language;
  /** Path of this page, without its query. */
  path: string;
}

/** The head of a label's page: the result in a few words, its reason, and further facts. */
export const card = (
  { tone, mark }: StatusMark,
  word: string,
  meaning: string,
  notes: readonly string[] = [],
): Html =>
  markup`<section class="verdict ${tone}">
<svg viewBox="0 0 48 48" width="72" height="72" aria-hidden="true"><circle cx="24" cy="24" r="21"/>${trusted(mark)}</svg>
<h1>${word}</h1>
<p>${meaning}</p>
${notes.map((note) => markup`<p class="note">${note}</p>`)}
</section>`;

/** A complete page: no script, one small stylesheet, three languages. Link previews do not show the verdict. */
export function frame({ language, path }: PageQuery, title: string, body: Html): string {
  const words = WORDS[language];
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#FAF8F4">
<meta name="robots" content="noindex">
<meta property="og:title" content="${words.title}">
<meta property="og:description" content="${words.preview}">
<link rel="icon" href="/seal.svg" type="image/svg+xml">
<title>${title} · ${words.title}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<main>
<p class="kind">${words.title}</p>
${body}
</main>
<nav aria-label="${words.language}">${LANGUAGES.map((one) =>
    one === language
      ? markup`<b aria-current="true">${LANGUAGE_NAMES[one]}</b>`
      : markup`<a href="${path}?lang=${one}" lang="${one}" hreflang="${one}" rel="nofollow">${LANGUAGE_NAMES[one]}</a>`,
  )}</nav>
</body>
</html>`.text;
}
