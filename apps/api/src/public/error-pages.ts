import { fill, type Language, waitWords } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { markup } from '../core/http/html';
import { appPath } from '../core/http/app-path';
import { frame } from './page-frame';
import { FRAMED_POLICY, isFramed, POLICY } from './page-policy';
import { WORDS } from './words';

/** The page shown when there is no IP. */
export const missingPage = (language: Language): string =>
  page('home', WORDS[language].missing, WORDS[language].missing_text, language);

/** The page of an address that nothing has. */
export const unknownPage = (language: Language): string =>
  page('home', WORDS[language].missing, WORDS[language].unknown_text, language);

/** The page for an address from which too many pages were opened; `seconds` until the next may be. */
export const tooManyPage = (language: Language, seconds: number): string =>
  page(
    'again',
    WORDS[language].too_many,
    fill(WORDS[language].too_many_text, { wait: waitWords(language, seconds) }),
    language,
  );

/** The page shown while the database or the storage does not answer. */
export const busyPage = (language: Language): string =>
  page('again', WORDS[language].busy, WORDS[language].busy_text, language);

/** The page shown for a mistake of the product. */
export const brokenPage = (language: Language): string =>
  page('again', WORDS[language].broken, WORDS[language].broken_text, language);

/** The headers of such a page. */
export const errorHtml = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': isFramed(reply) ? FRAMED_POLICY : POLICY,
    'content-language': language,
    vary: 'accept, accept-language',
  });

/** `next`: what its button does; the empty address is that of the page itself. */
function page(next: 'home' | 'again', title: string, text: string, language: Language): string {
  const words = WORDS[language];
  const head = markup`<title>${title} · ${words.product}</title
    ><meta name="robots" content="noindex" />`;
  const body = markup`<div class="missing">
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="${next === 'home' ? appPath('/landing', language) : ''}">${words[next]}</a>
  </div>`;
  return frame(head, body, language);
}
