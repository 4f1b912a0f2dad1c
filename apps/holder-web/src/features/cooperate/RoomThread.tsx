import type { BrandThread } from '@ipw/domain';
import { ask, Button, buttonClass, newKey, Skeleton, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../app/Page';
import { useT } from '../../i18n/catalogue';
import { ThreadView } from '../../thread/ThreadView';
import { answerPin, certificateOf, cooperationOf, markFinal, type RoomLink, threadOf } from './room.calls';
import { NoRoom, ProvePhone } from './RoomProof';
import { roomPath } from './room-path';
import { namesOf, RoundForm } from './RoundForm';
import { useRoom } from './use-room';

/** A thread as the brand sees it. */
export function RoomThread({ link, threadId }: { link: RoomLink; threadId: string }) {
  const t = useT();
  const { found, error, again } = useRoom(() => threadOf(link, threadId));
  const addressOf = (thread: string) => roomPath(link, { thread });
  return (
    <Page title={found ? t('room.title', { ip: found.ip_name }) : t('room.door')} narrow>
      <div className="thread-page">
        <Link to={roomPath(link)}>← {t('room.back')}</Link>
        {!found &&
          (error ? (
            <NoRoom error={error} onRetry={again} hasKey={!!link.access_key} />
          ) : (
            <Skeleton lines={6} height={32} />
          ))}
        {found && (
          <ThreadView
            thread={found}
            side="brand"
            onAnswerPin={
              found.proven
                ? (answer) => answerPin({ ...link, ...answer }, { idempotency_key: newKey() }).finally(again)
                : undefined
            }
            certificate={() => certificateOf(link, threadId)}
            of={[found.project_name, found.coop_no].join(' · ')}
            addressOf={addressOf}
          >
            <Acts thread={found} link={link} onMoved={again} />
          </ThreadView>
        )}
      </div>
    </Page>
  );
}

function Acts({ thread, link, onMoved }: { thread: BrandThread; link: RoomLink; onMoved: () => void }) {
  const t = useT();
  const { actions, proven, sealed, thread_id, version } = thread;
  if (sealed)
    return (
      <div>
        <Link className={buttonClass()} to={roomPath(link, { corrects: thread_id })}>
          {t('room.correct')}
        </Link>
      </div>
    );
  if (actions.length === 0) return null;
  if (!proven)
    return (
      <ProvePhone isProven={async () => (await cooperationOf(link)).proven} phone={null} onProven={onMoved} />
    );
  return (
    <>
      {actions.includes('mark_final') && <MarkFinal thread={thread} link={link} onMoved={onMoved} />}
      {actions.includes('provide') && (
        <section className="ui-card deal-part" aria-labelledby="next-round">
          <h2 id="next-round">{t('room.next')}</h2>
          <RoundForm
            key={`${thread_id} ${String(version)}`}
            link={link}
            thread={thread}
            onSent={() => {
              toast('good', t('room.sent'));
              onMoved();
            }}
          />
        </section>
      )}
    </>
  );
}

/** The approved round becomes the final draft as it is. */
function MarkFinal({ thread, link, onMoved }: { thread: BrandThread; link: RoomLink; onMoved: () => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { thread_id, version, rounds: number, list } = thread;
  const mark = async () => {
    const sure = await ask({
      title: t('room.mark_final', { number }),
      text: t('room.mark_final_ask', { number, files: namesOf(list.at(-1)?.images ?? []) }),
      confirm: t('room.mark_final', { number }),
    });
    if (!sure) return;
    setBusy(true);
    await markFinal({ ...link, thread_id, version }, { idempotency_key: newKey() }).then(
      () => toast('good', t('room.marked')),
      // The call has said why, and the thread is read again.
      () => undefined,
    );
    setBusy(false);
    onMoved();
  };
  return (
    <section className="ui-card deal-part">
      <p>{t('room.mark_final_text')}</p>
      <div>
        <Button look="primary" busy={busy} onClick={() => void mark()}>
          {t('room.mark_final', { number })}
        </Button>
      </div>
    </section>
  );
}
