import type { Language, PublicPicture, PublicStories } from '@ipw/domain';
import { type Html, markup } from '../../core/http/html';
import { picture } from './page-picture';
import type { PageWords } from './words';

const dayOf = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(new Date(iso));
const day = (iso: string, language: Language): Html =>
  markup`<time datetime="${iso}">${dayOf(iso, language)}</time>`;

const section = (title: string, kind: string, items: readonly Html[]): Html | null =>
  items.length
    ? markup`<section>
        <h2>${title}</h2>
        <ul class="${kind}">
          ${items.map((item) => markup`<li>${item}</li>`)}
        </ul>
      </section>`
    : null;

const thumbs = (pictures: readonly PublicPicture[]): Html | null =>
  pictures.length
    ? markup`<div class="thumbs">${pictures.map((one) => picture(one, '', '(max-width:720px) 30vw, 150px'))}</div>`
    : null;

/** Cases, milestones, moments and announcements; of a kind without any, nothing. */
export const stories = (
  { cases, milestones, feeds, announcements }: PublicStories,
  language: Language,
  words: PageWords,
): (Html | null)[] => [
  section(
    words.cases,
    'cases',
    cases.map(
      (one) =>
        markup`${one.case_image && picture(one.case_image, one.case_name, '(max-width:720px) 92vw, 380px')}
          <p class="kind">${one.case_type}</p>
          <h3>${one.case_name}</h3>
          <p class="told">${one.case_desc}</p>
          ${thumbs(one.image_list)}`,
    ),
  ),
  section(
    words.milestones,
    'milestones',
    milestones.map(
      (one) =>
        markup`${one.event_image && picture(one.event_image, one.event_desc, '(max-width:720px) 30vw, 160px')}
          <div>
            <p class="kind">${day(one.event_date, language)}</p>
            <p class="told">${one.event_desc}</p>
          </div>`,
    ),
  ),
  section(
    words.moments,
    'moments',
    feeds.map(
      (one) =>
        markup`<p class="kind">${day(one.published_at, language)}</p>
          ${one.feed_content && markup`<p class="told">${one.feed_content}</p>`} ${thumbs(one.feed_image)}`,
    ),
  ),
  section(
    words.announcements,
    'moments',
    announcements.map(
      (one) =>
        markup`<p class="kind">${day(one.published_at, language)}</p>
          <h3>${one.announcement_title}</h3>
          <p class="told">${one.announcement_content}</p>`,
    ),
  ),
];
