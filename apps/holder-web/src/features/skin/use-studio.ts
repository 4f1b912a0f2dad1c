import { SKIN_FILES, SKIN_LIMITS, type SkinPictureField, type UploadedFile } from '@ipw/domain';
import { useSendFile } from '@ipw/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../../i18n/catalogue';
import type { StickerValue } from './skin.calls';
import { withSticker } from './stickers';
import type { SkinFormState } from './use-skin-form';
import { matchInWorker } from './studio/ask-worker';
import { isSettled, type Placed, placeOf, type Problem } from './studio/match-files';
import { notSent, type Replacements, useReplacements } from './use-replacements';

/** Files, or those that are still read out of dropped folders. */
type Given = readonly File[] | Promise<readonly File[]>;

export interface StudioState {
  /** Files sent, of how many; undefined while nothing is under way. */
  sending: { done: number; of: number } | undefined;
  matching: boolean;
  problems: readonly Problem[];
  /** What was placed last, in one sentence. */
  outcome: string;
  take: (files: Given) => Promise<void>;
  /** A slot was filled by hand: what did not fit into it is not named any longer. */
  forget: (field: SkinPictureField) => void;
  /** The stickers were changed by hand: what did not fit into places with a new picture is not named any longer. */
  changed: (before: readonly StickerValue[], after: readonly StickerValue[]) => void;
  replacements: Replacements;
}

/** Uploads of the studio, beside those of the slot itself. */
const WAITS = 'emoji_list.studio';

/** Files dropped together find their slots: matched in a worker, sent, and put into the form one by one. */
export function useStudio(form: SkinFormState): StudioState {
  const send = useSendFile();
  const [matching, setMatching] = useState(false);
  const [sending, setSending] = useState<StudioState['sending']>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [outcome, setOutcome] = useState('');
  // Files arrive after later changes of the form, so the newest values are read when one arrives.
  const stickers = useRef(form.values.emoji_list);
  const { set } = form;
  useEffect(() => {
    stickers.current = form.values.emoji_list;
  }, [form.values.emoji_list]);

  const put = ({ slot }: Placed, image: UploadedFile) => {
    if (slot.field !== 'emoji_list') return set({ [slot.field]: [image] });
    stickers.current = withSticker(stickers.current, slot.number, { title: slot.title, image });
    set({ emoji_list: stickers.current });
  };

  const sendAll = async (placed: readonly Placed[]) => {
    let [done, lost] = [0, 0];
    setSending({ done, of: placed.length });
    await Promise.all(
      placed.map(async (one) => {
        const { field } = one.slot;
        try {
          put(one, await send(one.file, SKIN_FILES[field]));
        } catch (error) {
          const problem = { ...notSent(one.file, field, error), place: placeOf(one.slot) };
          setProblems((old) => [...old, problem]);
          lost += 1;
        }
        done += 1;
        setSending({ done, of: placed.length });
      }),
    );
    setSending(undefined);
    return lost;
  };

  /** null: they cannot be read. */
  const matchAndSend = async (files: readonly File[] | null) => {
    setMatching(true);
    setOutcome('');
    setProblems([]);
    replacements.forget();
    form.onBusy(WAITS, true);
    try {
      const matched = files && (await matchInWorker(files).catch(() => null));
      setMatching(false);
      if (!matched) return setOutcome(translate('skin.studio.failed'));
      setProblems(matched.problems);
      const lost = await sendAll(matched.placed);
      const [placed, left] = [matched.placed.length - lost, matched.problems.length + lost];
      setOutcome(translate('skin.studio.outcome', { placed, left }));
    } finally {
      setMatching(false);
      form.onBusy(WAITS, false);
    }
  };

  // Files that come while others are under way wait for them.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const take = (given: Given): Promise<void> => {
    const read = Promise.resolve(given).catch(() => null);
    queue.current = queue.current.then(async () => {
      const files = await read;
      if (files?.length !== 0) await matchAndSend(files);
    });
    return queue.current;
  };

  const forget = (field: SkinPictureField) =>
    setProblems((old) => old.filter((one) => one.place !== placeOf({ field })));
  const changed: StudioState['changed'] = (before, after) => {
    const known = new Set(before.map(({ image }) => image?.image_id));
    const filled = after.flatMap(({ image }, at) =>
      image && !known.has(image.image_id)
        ? [{ place: placeOf({ field: 'emoji_list', number: at + 1 }), file_name: image.file_name }]
        : [],
    );
    const isWhole = after.length === SKIN_LIMITS.stickers && after.every(({ image }) => image !== null);
    setProblems((old) => old.filter((one) => !filled.some((by) => isSettled(one, by, isWhole))));
  };
  const replacements = useReplacements(form, stickers, (number, before) => {
    changed(before, stickers.current);
    setOutcome(translate('skin.replaced', { number }));
  });

  return { matching, sending, problems, outcome, take, forget, changed, replacements };
}
