import { fill, type Language, type PublicPicture, type PublicStories } from '@ipw/domain';
import { type Html, markup } from '../core/http/html';
import { picture } from './page-picture';
import type { PageWords } from './words';

/** A day in the reader's language. */
export const dayOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(new Date(iso));
const day = (iso: string, language: Language): Html =>
  markup`<time datetime="${iso}">${dayOf(iso, language)}</time>`;

/** Sections of the page that have content, with their labels and anchors. */
export const TOLD = ['cases', 'milestones', 'moments', 'announcements'] as const;
export const partsOf = ({
  cases,
  milestones,
  feeds,
  announcements,
}: PublicStories): (typeof TOLD)[number][] =>
  TOLD.filter((part) => ({ cases, milestones, moments: feeds, announcements })[part].length > 0);

const section = (part: (typeof TOLD)[number], words: PageWords, items: readonly Html[]): Html | null =>
  items.length
    ? markup`<section id="${part}">
        <h2>${words[part]}</h2>
        <ul class="${part}">
          ${items.map((item) => markup`<li>${item}</li>`)}
        </ul>
      </section>`
    : null;

/** Thumbnails that link to the whole picture. */
const thumbs = (
  pictures: readonly PublicPicture[],
  alt: (at: number) => string,
  sizes: string,
): Html | null =>
  pictures.length
    ? markup`<div class="thumbs">
        ${pictures.map((one, at) => markup`<a href="${one.url}">${picture(one, alt(at + 1), sizes)}</a>`)}
      </div>`
    : null;

/** Cases, milestones, moments and announcements; kinds without content are left out. */
export const stories = (
  { cases, milestones, feeds, announcements }: PublicStories,
  language: Language,
  words: PageWords,
): (Html | null)[] => [
  section(
    'cases',
    words,
    cases.map(
      (one) =>
        markup`${one.case_image && picture(one.case_image, one.case_name, '(max-width:720px) 92vw, 585px')}
          <div>
            <p class="kind">${one.case_type}</p>
            <h3>${one.case_name}</h3>
            <p class="told">${one.case_desc}</p>
            ${thumbs(one.image_list, (at) => fill(words.picture, { name: one.case_name, at }), '80px')}
          </div>`,
    ),
  ),
  section(
    'milestones',
    words,
    milestones.map(
      (one) =>
        markup`<p class="kind">${day(one.event_date, language)}</p>
          <div>
            <p class="told">${one.event_desc}</p>
            ${one.event_image && picture(one.event_image, '', '(max-width:720px) 70vw, 320px')}
          </div>`,
    ),
  ),
  section(
    'moments',
    words,
    feeds.map(
      (one) =>
        markup`<p class="kind">${day(one.published_at, language)}</p>
          ${one.feed_content && markup`<p class="told">${one.feed_content}</p>`}
          ${thumbs(one.feed_image, (at) => fill(words.picture, { name: words.moments, at }), '(max-width:720px) 28vw, 118px')}`,
    ),
  ),
  section(
    'announcements',
    words,
    announcements.map(
      (one) =>
        markup`<p class="kind">${day(one.published_at, language)}</p>
          <div>
            <h3>${one.announcement_title}</h3>
            <p class="told">${one.announcement_content}</p>
          </div>`,
    ),
  ),
];
