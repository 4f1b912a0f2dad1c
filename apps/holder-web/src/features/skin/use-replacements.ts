import { SKIN_FILES } from '@ipw/domain';
import { useSendFile } from '@ipw/ui';
import { type RefObject, useEffect, useState } from 'react';
import { translate } from '../../i18n/catalogue';
import type { StickerValue } from './skin.calls';
import { placeNow, withPicture } from './stickers';
import { misfitOf, type Problem } from './studio/match-files';
import type { FileField } from './studio/slot-of';
import type { SkinFormState } from './use-skin-form';

/** What became of a new picture for a sticker: it is on its way, or it did not fit. */
export type Replacement = 'busy' | Problem;

export interface Replacements {
  /** Puts another picture in the place of a sticker; what does not fit leaves it as it is. */
  replace: (place: number, file: File) => Promise<void>;
  of: (sticker: StickerValue, place: number) => Replacement | undefined;
  /** Names no longer what did not fit. */
  forget: () => void;
}

const WAITS = 'emoji_list.replaced';

/** Names a sticker by its picture, which stays when others are moved; a place that waits for one by its number. */
const keyOf = ({ image }: StickerValue, place: number): string => image?.image_id ?? String(place);

type States = Readonly<Record<string, Replacement>>;

/** Without what did not fit into places that have a picture now: it would come back when one is emptied. */
function withoutFilled(states: States, stickers: readonly StickerValue[]): States {
  const kept = Object.entries(states).filter(
    ([key, replacement]) => replacement === 'busy' || !stickers[Number(key)]?.image,
  );
  return kept.length === Object.keys(states).length ? states : Object.fromEntries(kept);
}

/** A file that is gone from the device, or that it does not open. */
const unread = ({ name }: File): Problem => ({ name, field: 'emoji_list', rule: 'unread', args: {} });

/** A file that the server refused, or that did not arrive. */
export const notSent = ({ name }: File, field: FileField, error: unknown): Problem => {
  const said = error instanceof Error && error.message ? error.message : translate('upload.failed');
  return { name, field, rule: 'sent', args: { said } };
};

/**
 * Replaces stickers one by one. `stickers` holds the newest ones, which others write too; `onReplaced` is called with the
 * number of the sticker and what the stickers were before.
 */
export function useReplacements(
  form: SkinFormState,
  stickers: RefObject<StickerValue[]>,
  onReplaced: (number: number, before: readonly StickerValue[]) => void,
): Replacements {
  const send = useSendFile();
  const [states, setStates] = useState<States>({});
  const { set, onBusy } = form;
  const busy = Object.values(states).includes('busy');
  useEffect(() => onBusy(WAITS, busy), [onBusy, busy]);
  const { emoji_list: shown } = form.values;
  useEffect(() => setStates((all) => withoutFilled(all, shown)), [shown]);

  const replace = async (place: number, file: File) => {
    const old = stickers.current[place];
    if (!old) return;
    const key = keyOf(old, place);
    const settle = (state?: Replacement) =>
      setStates(({ [key]: _before, ...others }) => (state ? { ...others, [key]: state } : others));
    settle('busy');
    try {
      const misfit = await misfitOf(file, 'emoji_list').catch(() => unread(file));
      // Somebody may have filled the place meanwhile.
      if (misfit) return settle(placeNow(stickers.current, old, place) < 0 ? undefined : misfit);
      const image = await send(file, SKIN_FILES.emoji_list);
      settle();
      const now = placeNow(stickers.current, old, place);
      if (now < 0) return;
      const before = stickers.current;
      stickers.current = withPicture(before, now, image);
      set({ emoji_list: stickers.current });
      onReplaced(now + 1, before);
    } catch (error) {
      settle(placeNow(stickers.current, old, place) < 0 ? undefined : notSent(file, 'emoji_list', error));
    }
  };

  return {
    replace,
    of: (sticker, place) => states[keyOf(sticker, place)],
    forget: () =>
      setStates((all) => Object.fromEntries(Object.entries(all).filter(([, one]) => one === 'busy'))),
  };
}
