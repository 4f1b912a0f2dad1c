import { SKIN_FILES, type UploadedFile } from '@ipw/domain';
import { useSendFile } from '@ipw/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../../i18n/catalogue';
import { withSticker } from './stickers';
import type { SkinFormState } from './use-skin-form';
import { matchInWorker } from './studio/ask-worker';
import type { Placed, Problem } from './studio/match-files';

export interface StudioState {
  /** Files sent, of how many; undefined while nothing is under way. */
  sending: { done: number; of: number } | undefined;
  matching: boolean;
  problems: readonly Problem[];
  /** What was placed last, in one sentence. */
  outcome: string;
  take: (files: readonly File[]) => Promise<void>;
}

const WAITS = 'emoji_list';

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
    let done = 0;
    setSending({ done, of: placed.length });
    await Promise.all(
      placed.map(async (one) => {
        const { field } = one.slot;
        try {
          put(one, await send(one.file, SKIN_FILES[field]));
        } catch (error) {
          const said = error instanceof Error ? error.message : translate('upload.failed');
          setProblems((old) => [...old, { name: one.file.name, field, rule: 'sent', args: { said } }]);
        }
        done += 1;
        setSending({ done, of: placed.length });
      }),
    );
    setSending(undefined);
  };

  const matchAndSend = async (files: readonly File[]) => {
    setMatching(true);
    setOutcome('');
    setProblems([]);
    form.onBusy(WAITS, true);
    try {
      const matched = await matchInWorker(files);
      setMatching(false);
      if (!matched) return setOutcome(translate('skin.studio.failed'));
      setProblems(matched.problems);
      await sendAll(matched.placed);
      setOutcome(
        translate('skin.studio.outcome', { placed: matched.placed.length, left: matched.problems.length }),
      );
    } finally {
      setMatching(false);
      form.onBusy(WAITS, false);
    }
  };

  // Files that come while others are under way wait for them.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const take = (files: readonly File[]): Promise<void> => {
    if (files.length > 0) queue.current = queue.current.then(() => matchAndSend(files));
    return queue.current;
  };

  return { matching, sending, problems, outcome, take };
}
