import { fill, type Language, LANGUAGES, type PublicIp } from '@ipw/domain';
import { markup, type Html, jsonFor, trusted } from '../../core/http/html';
import { languageOfName } from './public-ips';
import { manual } from './page-manual';
import { picture } from './page-picture';
import { stories } from './page-stories';
import { STYLE } from './style';
import { type PageWords, WORDS } from './words';

const NAMES: Record<Language, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' };
/** Characters of a description that previews show. */
const DESCRIPTION = 160;

export interface Asked {
  language: Language;
  /** Whether the address names the language. */
  chosen: boolean;
  /** Scheme and host the page is asked at. */
  origin: string;
}

const pathOf = (slug: string) => `/ip/${encodeURIComponent(slug)}`;

function frame(head: Html, body: Html, language: Language, words: PageWords): string {
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
        <header class="bar">
          <a class="brand" href="/">${words.product}</a>
          <nav class="languages" aria-label="${words.language}">
            ${LANGUAGES.map((one) =>
              one === language
                ? markup`<b aria-current="true">${NAMES[one]}</b>`
                : markup`<a href="?lang=${one}" lang="${one}" hreflang="${one}">${NAMES[one]}</a>`,
            )}
          </nav>
        </header>
        <main>${body}</main>
        <footer>${words.rights}</footer>
      </body>
    </html>`.text;
}

function headOf(ip: PublicIp, { language, chosen, origin }: Asked, words: PageWords): Html {
  const address = origin + pathOf(ip.slug);
  const canonical = chosen ? `${address}?lang=${language}` : address;
  const title = `${ip.ip_name} · ${words.product}`;
  const description =
    [...ip.intro.replace(/\s+/g, ' ')].slice(0, DESCRIPTION).join('') || `${ip.ip_name}, ${words.works}`;
  const image = ip.ip_image ?? ip.series[0]?.cover ?? null;
  const about = {
    '@context': 'https://schema.org',
    '@type': ip.kind === 'artist' ? 'Person' : 'CreativeWork',
    name: ip.ip_name,
    description,
    url: address,
    ...(image && { image: origin + image.url }),
  };
  return markup`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${canonical}" />
    ${LANGUAGES.map((one) => markup`<link rel="alternate" hreflang="${one}" href="${address}?lang=${one}" />`)}
    <link rel="alternate" hreflang="x-default" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${words.product}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${canonical}" />
    <meta property="og:locale" content="${language.replace('-', '_')}" />
    ${image && markup`<meta property="og:image" content="${origin + image.url}" /><meta name="twitter:card" content="summary_large_image" />`}
    <script type="application/ld+json">
      ${jsonFor(about)}
    </script>`;
}

function facts(ip: PublicIp, words: PageWords): Html | null {
  const rows: [string, string | null][] = [
    [words.field, ip.auth_field],
    [words.types, ip.types.join(' · ')],
    [words.genres, ip.genres.join(' · ')],
    [words.audience, ip.core_audience],
    [words.origin, ip.origin],
    [words.born, ip.birth_time],
    [words.area, ip.birth_area],
    [words.location, ip.location],
    [words.school, ip.artist_school],
  ];
  const told = rows.filter(([, value]) => value);
  return told.length
    ? markup`<dl class="facts">
        ${told.map(
          ([name, value]) =>
            markup`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`
    : null;
}

const works = ({ series }: PublicIp, words: PageWords): Html =>
  markup`<section>
    <h2>${words.works}</h2>
    ${
      series.length
        ? series.map(
            ({ series_name, images }) =>
              markup`<div class="series">
                <h3>${series_name}</h3>
                <ul>
                  ${images.map(
                    (image, at) =>
                      markup`<li>
                        ${picture(image, fill(words.picture, { name: series_name, at: at + 1 }), '(max-width:720px) 50vw, 290px')}
                      </li>`,
                  )}
                </ul>
              </div>`,
          )
        : markup`<p class="note">${words.none}</p>`
    }
  </section>`;

/** An IP's page as a whole: no script, nothing fetched but its pictures. */
export function ipPage(ip: PublicIp, asked: Asked): string {
  const words = WORDS[asked.language];
  const body = markup`<div class="hero">
      ${ip.ip_image ? picture(ip.ip_image, ip.ip_name, '(max-width:720px) 92vw, 420px', true) : markup`<div class="letter" aria-hidden="true">${[...ip.ip_name][0]}</div>`}
      <div>
        <p class="kind">${words.kind[ip.kind]}</p>
        <h1 lang="${languageOfName(ip.ip_name, asked.language)}">${ip.ip_name}</h1>
        <p class="intro">${ip.intro}</p>
        ${
          ip.kernels.length > 0 &&
          markup`<ul class="tags" aria-label="${words.tags}">
            ${ip.kernels.map((tag) => markup`<li>${tag}</li>`)}
          </ul>`
        }
        <a class="button" href="${ip.claimed ? '/#/contact' : '/#/claimIp/step1'}"
          >${ip.claimed ? words.ask : words.claim}</a
        >
        <p class="note">${ip.claimed ? words.ask_text : words.unclaimed}</p>
      </div>
    </div>
    ${facts(ip, words)}${works(ip, words)}${ip.manual && manual(ip.manual, ip.ip_name, words)}${stories(ip, asked.language, words)}`;
  return frame(headOf(ip, asked, words), body, asked.language, words);
}

/** What stands where no IP is shown. */
export function missingPage(language: Language): string {
  const words = WORDS[language];
  const head = markup`<title>${words.missing} · ${words.product}</title
    ><meta name="robots" content="noindex" />`;
  const body = markup`<div class="missing">
    <h1>${words.missing}</h1>
    <p>${words.missing_text}</p>
    <a class="button" href="/#/landing">${words.home}</a>
  </div>`;
  return frame(head, body, language, words);
}
