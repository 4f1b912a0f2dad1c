import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@ipw/domain';
import { type Html, markup, trusted } from '../core/http/html';
import { PRIVATE_PARAMETER } from '../shop';
import { appPath } from '../core/http/app-path';
import { STYLE } from './style';
import { WORDS } from './words';

interface FrameOf {
  /** The private link's key. */
  key?: string | undefined;
  /** The IP of the page, which a complaint is about. */
  ip?: string;
  /** Parameters of the page's address besides its language. */
  query?: Readonly<Record<string, string>>;
}

/** The same page in another language. */
const inLanguage = (language: Language, { key, query }: FrameOf): string => {
  const parameters = new URLSearchParams({
    lang: language,
    ...query,
    ...(key !== undefined && { [PRIVATE_PARAMETER]: key }),
  });
  return `?${parameters.toString()}`;
};

/** A complete public page: no script, one stylesheet, three languages. */
export function frame(head: Html, body: Html, language: Language, of: FrameOf = {}): string {
  const words = WORDS[language];
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FAF8F4" />
        <link rel="icon" href="/seal.svg" type="image/svg+xml" />
        ${head}
        ${trusted(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">${words.skip}</a>
        <header class="bar">
          <a class="brand" href="${appPath('/', language)}"><img src="/seal.svg" alt="" width="36" height="36" /><span>${words.product}</span></a>
          <nav class="languages" aria-label="${words.language}">
            ${LANGUAGES.map((one) =>
              one === language
                ? markup`<b aria-current="true">${LANGUAGE_NAMES[one]}</b>`
                : markup`<a href="${inLanguage(one, of)}" lang="${one}" hreflang="${one}">${LANGUAGE_NAMES[one]}</a>`,
            )}
          </nav>
        </header>
        <main id="main">${body}</main>
        <footer>
          <p>${words.rights}</p>
          <nav aria-label="${words.product}">
            <a href="${appPath('/worktableQA', language)}">${words.faq}</a>
            <a href="${appPath('/contact', language)}">${words.contact_us}</a>
            <a href="/complain?lang=${language}${of.ip && markup`&amp;ip=${of.ip}`}">${words.complain}</a>
          </nav>
        </footer>
      </body>
    </html>`.text;
}
