import { COOPERATION, type Pin, PIN_DONE, PIN_OPEN } from '@ipw/domain';
import { type FormEvent, useState } from 'react';
import { useRefresh } from 'react-admin';
import { callApi } from '../http/call-api';
import { useT } from '../i18n/locale';

/** Staff reply to a pin for the brand, settle it, or open it again. */
export function AnswerPin({
  thread,
  pin: { mark_id, state },
  number,
}: {
  thread: string;
  pin: Pin;
  number: number;
}) {
  const t = useT();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (answer: { text: string } | { state: Pin['state'] }) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await callApi('POST threads/:id/pin', { id: thread, body: { mark_id, ...answer } });
      setText('');
      refresh();
    } catch (error) {
      // What was typed stays.
      setFailed((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void send({ text: text.trim() });
  };
  const other = state === PIN_OPEN ? PIN_DONE : PIN_OPEN;
  return (
    <form className="answer-pin" onSubmit={submit}>
      <input
        className="input"
        value={text}
        maxLength={COOPERATION.mark}
        aria-label={t('thread.pin_reply', { number })}
        placeholder={t('thread.pin_reply', { number })}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" disabled={busy || !text.trim()}>
        {t('thread.pin_send')}
      </button>
      <button
        type="button"
        className="button"
        disabled={busy}
        aria-label={t(`thread.pin_${other}_of`, { number })}
        onClick={() => void send({ state: other })}
      >
        {t(`thread.pin_${other}`)}
      </button>
      {failed && <p role="alert">{failed}</p>}
    </form>
  );
}
