import { fill, type Language, type PublicIp, reviewStatesOf } from '@ipw/domain';
import { type Html, markup } from '../core/http/html';
import { translate } from '../core/i18n';
import type { Proposal } from '../core/reviewed-content/proposals';
import { appPath } from '../core/http/app-path';
import { askPath, countedAsk } from './ask-path';
import { frame } from './page-frame';
import { type PageQuery, headOf } from './page-head';
import { manual } from './page-manual';
import { picture } from './page-picture';
import { dayOf, partsOf, stories } from './page-stories';
import { type PictureLink, works } from './page-works';
import { languageOfName } from './public-ip.service';
import { type PageWords, WORDS } from './words';

/** Addresses of the page's counted acts; in a preview the targets themselves. */
interface Links {
  picture: PictureLink;
  manual: string;
  /** The form of a request when the IP has an owner, else the claim form. */
  on: string;
}

const claimPath = (language: Language): string => appPath('/claimIp/step1', language);
const countedLinks = ({ ip_id, claimed }: PublicIp, key: string | undefined, language: Language): Links => ({
  // Pictures of private series open for this visitor only.
  picture: (series, image) => (series.private ? image.url : `/go/${ip_id}/picture?id=${image.image_id}`),
  manual: `/go/${ip_id}/manual`,
  on: claimed ? countedAsk(ip_id, key, language) : claimPath(language),
});
const plainLinks = ({ ip_id, claimed, manual: file }: PublicIp, language: Language): Links => ({
  picture: (_, image) => image.url,
  manual: file?.url ?? '',
  on: claimed ? askPath(ip_id, undefined, language) : claimPath(language),
});

/** The link for interested visitors. */
const wayOn = (ip: PublicIp, links: Links, words: PageWords): Html =>
  markup`<a class="button" href="${links.on}"
    >${ip.claimed ? words.ask : words.claim}</a
  >`;

/** The tall and the square picture of the onepage; without them, the IP's own picture. */
function heroPictures(ip: PublicIp): Html {
  const front = ip.main_image ?? (ip.base_image && ip.ip_image);
  const ground = ip.base_image ?? ip.cover ?? ip.ip_image;
  if (!ground) return markup`<div class="letter" aria-hidden="true">${[...ip.ip_name][0]}</div>`;
  return markup`<div class="faces${ip.base_image ? ' tall' : ''}">
    ${picture(ground, ip.ip_name, '(max-width:720px) 100vw, 480px', true)}
    ${front && ground !== front && picture(front, '', '(max-width:720px) 112px, 168px')}
  </div>`;
}

const hero = (ip: PublicIp, links: Links, language: Language, words: PageWords): Html =>
  markup`<div class="hero">
    <div class="hero-text">
      <p class="kind">${[words.kind[ip.kind], ip.auth_field].filter(Boolean).join(' · ')}</p>
      <h1 lang="${languageOfName(ip.ip_name, language)}">${ip.ip_name}</h1>
      <p class="intro">${ip.intro}</p>
      ${
        ip.kernels.length > 0 &&
        markup`<ul class="tags" aria-label="${words.tags}">
          ${ip.kernels.map((tag) => markup`<li>${tag}</li>`)}
        </ul>`
      }
      ${wayOn(ip, links, words)}
      <p class="note">${ip.claimed ? words.ask_text : words.unclaimed}</p>
    </div>
    ${heroPictures(ip)}
  </div>`;

/** The page's menu, if it has at least two entries. */
function menu(ip: PublicIp, language: Language, words: PageWords): Html | null {
  const part = (anchor: 'works' | 'manual' | 'contact') => ({ anchor, title: words[anchor] });
  const parts = [
    part('works'),
    ...(ip.manual ? [part('manual')] : []),
    ...partsOf(ip, language),
    ...(ip.contact ? [part('contact')] : []),
  ];
  if (parts.length < 2) return null;
  return markup`<nav class="parts" aria-label="${words.parts}">
    ${parts.map(({ anchor, title }) => markup`<a href="#${anchor}">${title}</a>`)}
  </nav>`;
}

function facts(ip: PublicIp, language: Language, words: PageWords): Html | null {
  const rows: [string, string | null][] = [
    [words.field, ip.auth_field],
    [words.types, ip.types.join(' · ')],
    [words.genres, ip.genres.join(' · ')],
    [words.audience, ip.core_audience],
    [words.origin, ip.origin],
    [words.born, ip.birth_time && dayOf(ip.birth_time, language)],
    [words.area, ip.birth_area],
    [words.location, ip.location],
    [words.school, ip.artist_school],
  ];
  const shown = rows.filter(([, value]) => value);
  return shown.length
    ? markup`<dl class="facts">
        ${shown.map(
          ([name, value]) =>
            markup`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`
    : null;
}

const contact = (ip: PublicIp, links: Links, words: PageWords): Html | null =>
  ip.contact &&
  markup`<section id="contact" class="contact">
    <div>
      <h2>${words.contact}</h2>
      <p class="who">${ip.contact.link_name}</p>
      <p class="note">${ip.contact.link_QRcode ? words.scan : words.ask_text}</p>
      ${wayOn(ip, links, words)}
    </div>
    ${ip.contact.link_QRcode && picture(ip.contact.link_QRcode, fill(words.code_of, { name: ip.contact.link_name }), '200px')}
  </section>`;

/** Tells visitors of a private link what it opened, or that it has ended. */
function byLink(ip: PublicIp, { key, opened }: PageQuery, words: PageWords): Html | null {
  if (key === undefined) return null;
  const open = ip.series.some((one) => one.private) ? words.private_open : words.private_deal;
  return markup`<p class="by-link" role="note">${opened ? open : words.private_over}</p>`;
}

/** The complete page of an IP: no script, and only pictures are loaded. */
export function ipPage(ip: PublicIp, query: PageQuery): string {
  const { language, key, opened } = query;
  return frame(
    headOf(ip, query),
    bodyOf(
      ip,
      query,
      countedLinks(ip, opened ? key : undefined, language),
      byLink(ip, query, WORDS[language]),
    ),
    language,
    { key, ip: ip.ip_id },
  );
}

/** The page as an operator sees it before it is approved, with a note of what is not public yet. */
export function previewPage(ip: PublicIp, open: readonly Proposal[], language: Language): string {
  const words = WORDS[language];
  const head = markup`<title>${words.preview} · ${ip.ip_name}</title
    ><meta name="robots" content="noindex, nofollow" />`;
  const query = { language, chosen: false, origin: '', key: undefined, opened: false };
  const page = frame(
    head,
    bodyOf(ip, query, plainLinks(ip, language), previewNote(open, language)),
    language,
  );
  // Shown in a frame of the workbench: links that leave the page open beside it.
  return page.replaceAll('<a href="/', '<a target="_blank" rel="noopener" href="/');
}

function previewNote(open: readonly Proposal[], language: Language): Html {
  const words = WORDS[language];
  const name = ({ subject, title }: Proposal) =>
    [translate(language, `subject.${subject}`), title].filter(Boolean).join(' · ');
  const stateOf = ({ subject, state }: Proposal) =>
    translate(language, `state.${reviewStatesOf(subject).name}.${state}`);
  return markup`<div class="by-link" role="note">
    <b>${words.preview}</b> ${open.length ? words.preview_open : words.preview_same}
    ${
      open.length > 0 &&
      markup`<ul>
        ${open.map((one) => markup`<li>${name(one)} <span class="mark">${stateOf(one)}</span></li>`)}
      </ul>`
    }
  </div>`;
}

/** Everything between header and footer, below a note. */
function bodyOf(ip: PublicIp, { language }: PageQuery, links: Links, note: Html | null): Html {
  const words = WORDS[language];
  return markup`${note}${hero(ip, links, language, words)}${menu(ip, language, words)}${facts(ip, language, words)}
  ${works(ip, words, links.picture)}${ip.manual && manual(ip.manual, links.manual, ip.ip_name, words)}${stories(ip, language, words)}${contact(ip, links, words)}`;
}
