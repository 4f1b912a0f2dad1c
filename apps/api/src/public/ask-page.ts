import { DUE_DAYS, fill, PLATFORM_SHARE, type PublicIp } from '@ipw/domain';
import { type Html, markup } from '../core/http/html';
import { ASK_WORDS } from './ask-words';
import { countedAsk, withKey } from './ask-path';
import { frame } from './page-frame';
import { askHead, faceOf, type PageQuery } from './page-head';
import { picture } from './page-picture';
import { WORDS } from './words';

const DAYS = {
  check: DUE_DAYS.sheet_check,
  answer: DUE_DAYS.sheet_answer,
  consult: DUE_DAYS.sheet_consult,
};

/** What a request costs: by the IP's current private link, by one that has ended, or without one. */
function share({ language, key, opened }: PageQuery): Html {
  const { fee, no_fee, over } = ASK_WORDS[language];
  const usual = fill(fee, { percent: PLATFORM_SHARE.platform });
  return markup`${key !== undefined && !opened && markup`<p class="by-link" role="note">${over}</p>`}
    <p class="note">${opened ? no_fee : usual}</p>`;
}

/** The page that leads to the form with the IP chosen, so that messengers can show what a link asks for. No script. */
export function askPage(ip: PublicIp, query: PageQuery): string {
  const { language, key, opened } = query;
  const words = ASK_WORDS[language];
  const named = (text: string) => fill(text, { name: ip.ip_name });
  const title = named(words.title);
  const face = faceOf(ip);
  const own = withKey(`/ip/${encodeURIComponent(ip.slug)}`, {}, key);
  const body = markup`<div class="hero">
    <div class="hero-text">
      <p class="kind">${[WORDS[language].kind[ip.kind], ip.auth_field].filter(Boolean).join(' · ')}</p>
      <h1 class="ask">${title}</h1>
      <p class="intro">${ip.claimed ? words.lead : words.unclaimed}</p>
      ${ip.claimed && markup`<a class="button" href="${countedAsk(ip.ip_id, opened ? key : undefined, language)}">${words.begin}</a>${share(query)}`}
      <p><a href="${own}">${named(words.more)}</a></p>
    </div>
    ${face && markup`<div class="faces">${picture(face, ip.ip_name, '(max-width:720px) 100vw, 480px', true)}</div>`}
  </div>
  ${
    ip.claimed &&
    markup`<section class="ask-steps">
      <h2>${words.steps}</h2>
      <ol>${words.step.map((step) => markup`<li>${fill(step, DAYS)}</li>`)}</ol>
    </section>`
  }`;
  return frame(askHead(ip, query, { title, description: words.lead }), body, language, {
    ip: ip.ip_id,
    ...(key !== undefined && { key }),
  });
}
