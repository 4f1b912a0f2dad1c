import { broadcastMachine, type BroadcastRecord } from '@ipw/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { RemoveButton } from '../pages/RemoveButton';
import { useT } from '../i18n/locale';
import { isConflict } from '../http/refusal';
import { useAct } from '../http/resource-calls';
import { SendDialog } from './SendDialog';

const REFRESH_MS = 1500;

/** Actions of a broadcast; the page polls it while it is scheduled or being sent. */
export function BroadcastActions({ message }: { message: BroadcastRecord }) {
  const t = useT();
  const notify = useNotify();
  const cache = useQueryClient();
  const [asking, setAsking] = useState<'send' | 'cancel'>();
  // Its text may be changed and read anew behind the dialog: only the text that was seen is sent.
  const [version, setVersion] = useState(message.version);
  const act = useAct('messages', message);
  const onItsWay = broadcastMachine.states[message.state].tone === 'wait';
  useEffect(() => {
    if (!onItsWay) return;
    const timer = setInterval(() => void cache.invalidateQueries({ queryKey: ['messages'] }), REFRESH_MS);
    return () => clearInterval(timer);
  }, [onItsWay, cache]);
  const take = (action: string, body?: object) =>
    act.mutate(
      { action, ...(body && { body }) },
      {
        onSuccess: () => {
          setAsking(undefined);
          notify(action === 'send' ? 'broadcast.released' : 'broadcast.cancelled', { type: 'success' });
        },
        onError: (error) => isConflict(error) && cache.invalidateQueries({ queryKey: ['messages'] }),
      },
    );
  const begin = (action: 'send' | 'cancel') => {
    act.reset();
    setAsking(action);
    setVersion(message.version);
  };
  const close = () => setAsking(undefined);
  const form = { busy: act.isPending, error: act.error, onClose: close };
  return (
    <>
      {message.actions.includes('delete') && (
        <RemoveButton resource="messages" record={message} title={message.title} />
      )}
      {message.actions.includes('cancel') && (
        <button type="button" className="button danger" onClick={() => begin('cancel')}>
          {t('action.broadcast.cancel')}
        </button>
      )}
      {message.actions.includes('send') && (
        <button type="button" className="button primary" onClick={() => begin('send')}>
          {t('broadcast.send')}
        </button>
      )}
      {asking === 'cancel' && (
        <ConfirmDialog
          {...form}
          title={t('broadcast.cancel.ask', { name: message.title })}
          text={t('broadcast.cancel.text')}
          confirm={t('action.broadcast.cancel')}
          onConfirm={() => take('cancel')}
        />
      )}
      {asking === 'send' && (
        <SendDialog
          {...form}
          message={message}
          onSend={(send_at) => take('send', { version, ...(send_at && { send_at }) })}
        />
      )}
    </>
  );
}
