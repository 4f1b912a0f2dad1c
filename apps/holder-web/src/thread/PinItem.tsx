import { type Pin, PIN_DONE, PIN_OPEN } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useId, useState } from 'react';
import { useLanguage, useT } from '../i18n/catalogue';
import { momentOf } from '../i18n/when';
import { placeOf } from './draft-pages';

/** Sends a reply, or that a pin is settled or open again; resolves once the thread is read again. */
export type AnswerPin = (answer: {
  mark_id: string;
  text?: string;
  state?: Pin['state'];
}) => Promise<unknown>;

/** What a pin says, what was said to it, and while the thread is open a reply. */
export function PinItem({
  pin,
  number,
  onAnswer,
}: {
  pin: Pin;
  number: number;
  onAnswer: AnswerPin | undefined;
}) {
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
      {onAnswer && <PinAct pin={pin} number={number} onAnswer={onAnswer} />}
    </div>
  );
}

function PinAct({
  pin: { mark_id, state },
  number,
  onAnswer,
}: {
  pin: Pin;
  number: number;
  onAnswer: AnswerPin;
}) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState<'reply' | 'state'>();
  const send = async (what: 'reply' | 'state', answer: Omit<Parameters<AnswerPin>[0], 'mark_id'>) => {
    setBusy(what);
    try {
      await onAnswer({ mark_id, ...answer });
      if (what === 'reply') setText('');
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
