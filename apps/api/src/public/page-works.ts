import { fill, type PublicIp, type PublicPicture, type PublicSeries } from '@ipw/domain';
import { type Html, markup } from '../core/http/html';
import { picture } from './page-picture';
import type { PageWords } from './words';

const anchorOf = ({ series_id }: PublicSeries) => `s-${series_id.toLowerCase()}`;

/** The holder's first series: covers that link to the series below. */
function tops(series: readonly PublicSeries[], words: PageWords): Html | null {
  const shown = series.filter((one) => one.top && one.cover);
  if (shown.length < 2) return null;
  return markup`<ul class="tops" aria-label="${words.tops}">
    ${shown.map(
      (one, at) =>
        markup`<li>
          <a href="#${anchorOf(one)}">
            ${picture(one.cover!, '', at === 0 ? '(max-width:720px) 92vw, 780px' : '(max-width:720px) 46vw, 386px')}
            <span>${one.series_name}<small>${fill(words.count, { count: one.images.length })}</small></span>
          </a>
        </li>`,
    )}
  </ul>`;
}

/** Links to pictures: counted ones to public pictures of a public page, the file itself otherwise. */
export type PictureLink = (series: PublicSeries, image: PublicPicture) => string;

const gallery = (one: PublicSeries, words: PageWords, link: PictureLink): Html =>
  markup`<div class="series" id="${anchorOf(one)}">
    <h3>${one.series_name}${one.private && markup` <span class="mark">${words.private}</span>`}</h3>
    <ul>
      ${one.images.map(
        (image, at) =>
          markup`<li>
            <a href="${link(one, image)}">
              ${picture(image, fill(words.picture, { name: one.series_name, at: at + 1 }), '(max-width:720px) 46vw, 285px')}
            </a>
          </li>`,
      )}
    </ul>
  </div>`;

/** The gallery: the first series as covers, then every series with its pictures. */
export const works = ({ series }: PublicIp, words: PageWords, link: PictureLink): Html =>
  markup`<section id="works">
    <h2>${words.works}</h2>
    ${tops(series, words)}
    ${series.length ? series.map((one) => gallery(one, words, link)) : markup`<p class="note">${words.none}</p>`}
  </section>`;
