import {
  fill,
  kindOf,
  type Language,
  type PublicPicture,
  type PublicStories,
  SECTION_NAMES,
  type SectionName,
} from '@ipw/domain';
import { type Html, markup } from '../core/http/html';
import { translate } from '../core/i18n';
import { picture } from './page-picture';
import type { PageWords } from './words';

type Item = Readonly<Record<string, unknown>>;

/** A day in the reader's language. */
export const dayOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(new Date(iso));
const day = (iso: string, language: Language): Html =>
  markup`<time datetime="${iso}">${dayOf(iso, language)}</time>`;

const itemsOf = (stories: PublicStories, name: SectionName) =>
  stories[kindOf(name).desk as keyof PublicStories] as readonly Item[];
const anchorOf = (name: SectionName) => kindOf(name).section!.anchor ?? kindOf(name).desk!;
const titleOf = (name: SectionName, language: Language) => translate(language, `content.${name}.list`);

/** Sections of the page that have content: their anchors and titles. */
export const partsOf = (stories: PublicStories, language: Language): { anchor: string; title: string }[] =>
  SECTION_NAMES.filter((name) => itemsOf(stories, name).length > 0).map((name) => ({
    anchor: anchorOf(name),
    title: titleOf(name, language),
  }));

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

/** The line above an item: its day, its list entry's label, or the day of publication. */
function mark(name: SectionName, item: Item, language: Language): Html | string | null {
  for (const [field, plan] of Object.entries(kindOf(name).fields)) {
    if (plan.as === 'day' && !plan.ahead && item[field]) return day(item[field] as string, language);
    if (plan.as === 'select') return item[plan.words] as string;
  }
  return 'published_at' in item ? day(item.published_at as string, language) : null;
}

/** One content item, field by field: a card begins with its picture, a row with its line above. */
function story(name: SectionName, item: Item, language: Language, words: PageWords): Html {
  const { fields, section, title } = kindOf(name);
  const isCard = section!.layout === 'cards';
  const parts = Object.entries(fields);
  const line = parts.find(([, { as }]) => as === 'line')?.[0];
  const called = line ? String(item[line]) : titleOf(name, language);
  const drawn = parts.map(([field, { as }]) => {
    const value = item[field];
    if (!value) return null;
    if (as === 'line')
      return field === title ? markup`<h3>${value as string}</h3>` : markup`<p>${value as string}</p>`;
    if (as === 'lines') return markup`<p class="long-text">${value as string}</p>`;
    if (as !== 'pictures') return null;
    return thumbs(
      value as PublicPicture[],
      (at) => fill(words.picture, { name: called, at }),
      '(max-width:720px) 28vw, 118px',
    );
  });
  const first = parts.find(([field, { as }]) => as === 'picture' && item[field])?.[0];
  const sizes = isCard ? '(max-width:720px) 92vw, 585px' : '(max-width:720px) 70vw, 320px';
  const face = first && picture(item[first] as PublicPicture, line ? called : '', sizes);
  const kind = markup`<p class="kind">${mark(name, item, language)}</p>`;
  return isCard
    ? markup`${face}
        <div>${kind}${drawn}</div>`
    : markup`${kind}
        <div>
          <div>${drawn}</div>
          ${face}
        </div>`;
}

/** A section for each kind that declares one; kinds without content are left out. */
export const stories = (all: PublicStories, language: Language, words: PageWords): (Html | null)[] =>
  SECTION_NAMES.map((name) => {
    const items = itemsOf(all, name);
    const anchor = anchorOf(name);
    return items.length
      ? markup`<section id="${anchor}">
          <h2>${titleOf(name, language)}</h2>
          <ul class="${kindOf(name).section!.layout} ${anchor}">
            ${items.map((item) => markup`<li>${story(name, item, language, words)}</li>`)}
          </ul>
        </section>`
      : null;
  });
