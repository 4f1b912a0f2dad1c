import type { PublicPicture } from '@ipw/domain';
import { markup, type Html, trusted } from '../core/http/html';

/** A picture in all its widths; the first of a page is loaded eagerly. */
export function picture(of: PublicPicture, alt: string, sizes: string, first = false): Html {
  const set = [...of.sizes, ...(of.sizes.length ? [] : [{ width: of.width, url: of.url }])];
  return markup`<img
    src="${set.at(-1)!.url}"
    srcset="${set.map(({ url, width }) => `${url} ${String(width)}w`).join(', ')}"
    sizes="${sizes}"
    width="${of.width}"
    height="${of.height}"
    alt="${alt}"
    ${trusted(first ? 'fetchpriority="high"' : 'loading="lazy"')}
  />`;
}
