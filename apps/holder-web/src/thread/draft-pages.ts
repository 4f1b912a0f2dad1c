import { type DraftFile, type DraftPage, draftPages, type Pin, type ThreadRound } from '@ipw/domain';
import type { useT } from '../i18n/catalogue';

type Translate = ReturnType<typeof useT>;

/** A picture of a round, or a page of its document, with its file and the words that name it. */
export interface NamedPage extends DraftPage {
  key: string;
  name: string;
  file: DraftFile;
}

/** What pins are drawn on in a round, in its order. */
export const pagesOf = (
  t: Translate,
  { number, images }: Pick<ThreadRound, 'number' | 'images'>,
): NamedPage[] =>
  images.flatMap((file, index) =>
    draftPages(file).map((one) => {
      const at = { number, at: index + 1 };
      const name = one.page === null ? t('thread.picture', at) : t('thread.page', { ...at, page: one.page });
      return { ...one, file, key: `${one.image_id} ${String(one.page ?? '')}`, name };
    }),
  );

/** Whether a pin is on a picture or page. */
export const isOn = (pin: Pick<Pin, 'image_id' | 'page'>, { image_id, page }: DraftPage): boolean =>
  pin.image_id === image_id && pin.page === page;

/** Where a pin is, for those who hear the list. */
export function placeOf(
  t: Translate,
  { w, x, y, page }: Pick<Pin, 'w' | 'x' | 'y' | 'page'>,
  number: number,
): string {
  const place = t(w === null ? 'thread.pin_at' : 'thread.box_at', { number, x: percent(x), y: percent(y) });
  return page === null ? place : t('thread.on_page', { place, page });
}
const percent = (fraction: number): number => Math.round(fraction * 100);
