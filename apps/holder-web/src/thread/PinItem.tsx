import { type Pin, PIN_DONE, PIN_OPEN } from '@ipw/domain';
import { Button, dropDraft, keepDraft, onDraft, readDraft } from '@ipw/ui';
import { useId, useState, useSyncExternalStore } from 'react';
import { useLanguage, useT } from '../i18n/catalogue';
import { momentOf } from '../i18n/when';
import { placeOf } from './draft-pages';

/** Sends a reply, or that a pin is settled or open again; resolves once the thread is read again. */
export type AnswerPin = (answer: {
  mark_id: string;
  text?: string;
  state?: Pin['state'];
}) => Promise<unknown>;

/** Who answers pins, and how. While the thread is open, both sides may; otherwise `onAnswer` is undefined. */
export interface PinAnswering {
  side: 'holder' | 'brand';
  onAnswer: AnswerPin | undefined;
}

interface Props extends PinAnswering {
  pin: Pin;
  number: number;
}

/** What a pin says, what was said to it, and while the thread is open a reply. */
export function PinItem({ pin, number, side, onAnswer }: Props) {
  const t = useT();
  const language = useLanguage();
  const { text, state, replies } = pin;
  return (
    <div className="pin-item" data-state={state}>
      <p>
        <span className="ui-hidden">{placeOf(t, pin, number)}: </span>
        {text} <span className="pin-state">{t(`pin_state.${state}`)}</span>
      </p>
      {replies.length > 0 && (
        <ul aria-label={t('thread.pin_replies', { number })}>
          {replies.map((reply) => (
            <li key={reply.reply_id}>
              <span className="ui-soft">
                {t(`thread.by.${reply.by}`)} · {momentOf(reply.created_at, language)}
              </span>
              <br />
              {reply.text}
            </li>
          ))}
        </ul>
      )}
      {onAnswer && <PinAct {...{ pin, number, side, onAnswer }} />}
    </div>
  );
}

/** The reply to a pin. What is typed is stored until it is sent, so a pin that a page shows twice has one reply. */
function PinAct({ pin: { mark_id, state }, number, side, onAnswer }: Props & { onAnswer: AnswerPin }) {
  const t = useT();
  const id = useId();
  const draft = `pin.${side}.${mark_id}`;
  const stored = () => (readDraft(draft)?.text as string | undefined) ?? '';
  const text = useSyncExternalStore(onDraft, stored);
  const setText = (next: string) =>
    next === '' ? dropDraft(draft) : keepDraft(draft, { text: next }, { lasts: side === 'holder' || 'tab' });
  const [busy, setBusy] = useState<'reply' | 'state'>();
  const send = async (what: 'reply' | 'state', answer: Omit<Parameters<AnswerPin>[0], 'mark_id'>) => {
    setBusy(what);
    try {
      await onAnswer({ mark_id, ...answer });
      // What was typed while it was sent stays.
      if (what === 'reply' && stored().trim() === answer.text) setText('');
    } catch {
      // The call has said why; what was typed stays.
    } finally {
      setBusy(undefined);
    }
  };
  const other = state === PIN_OPEN ? PIN_DONE : PIN_OPEN;
  return (
    <form
      className="pin-act"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send('reply', { text: text.trim() });
      }}
    >
      <label className="ui-hidden" htmlFor={id}>
        {t('thread.pin_reply', { number })}
      </label>
      <input
        id={id}
        value={text}
        maxLength={300}
        placeholder={t('thread.pin_reply', { number })}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={busy === 'reply'} disabled={!text.trim()}>
        {t('thread.pin_send')}
      </Button>
      <Button
        look="quiet"
        busy={busy === 'state'}
        aria-label={t(`thread.pin_mark_${other}_of`, { number })}
        onClick={() => void send('state', { state: other })}
      >
        {t(`thread.pin_mark_${other}`)}
      </Button>
    </form>
  );
}
