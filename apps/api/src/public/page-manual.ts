import { fill, formatLimit, type PublicManual } from '@ipw/domain';
import { type Html, markup } from '../core/http/html';
import { picture } from './page-picture';
import type { PageWords } from './words';

/** The authorization manual: its first page, and a link to the document. */
export const manual = (
  { file_size, pages, page }: PublicManual,
  url: string,
  name: string,
  words: PageWords,
): Html => markup`<section id="manual">
    <h2>${words.manual}</h2>
    <div class="manual">
      ${picture(page, words.manual_page, '(max-width:720px) 40vw, 200px')}
      <div>
        <p class="long-text">${words.manual_text}</p>
        <a class="button" href="${url}" download="${name}.pdf">${words.manual_save}</a>
        <p class="note">${fill(words.manual_size, { pages, size: formatLimit(file_size) })}</p>
      </div>
    </div>
  </section>`;
