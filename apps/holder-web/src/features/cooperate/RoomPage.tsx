import { type BrandCooperation, COOPERATING } from '@ipw/domain';
import { CheckField, EmptyState, Skeleton, toast } from '@ipw/ui';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../app/Page';
import { useT } from '../../i18n/catalogue';
import { ThreadCard } from '../../thread/ThreadCard';
import { RestNote } from '../../thread/ThreadStatus';
import { ForgetPhone } from './ForgetPhone';
import { chooseDaily, cooperationOf, type RoomLink } from './room.calls';
import { RoomImages } from './RoomImages';
import { RoomThread } from './RoomThread';
import { NoRoom, ProvePhone } from './RoomProof';
import { roomPath } from './room-path';
import { RoundForm } from './RoundForm';
import { useRoom } from './use-room';
import './cooperate.css';
import '../../list/deal.css';
import '../../thread/thread.css';
import '../../thread/images.css';

/** What a brand opens by its link: the cooperation, or one of its threads. */
export function RoomPage() {
  const [query] = useSearchParams();
  const link: RoomLink = { coop_no: query.get('no') ?? '', access_key: query.get('key') ?? undefined };
  const thread = query.get('thread');
  const room = `${link.coop_no} ${link.access_key ?? ''}`;
  if (query.get('images')) return <RoomImages key={`${room} images`} link={link} />;
  const key = `${room} ${thread ?? ''}`;
  return thread ? (
    <RoomThread key={key} link={link} threadId={thread} />
  ) : (
    <Cooperation key={key} link={link} corrects={query.get('corrects') ?? undefined} />
  );
}

function Cooperation({ link, corrects }: { link: RoomLink; corrects: string | undefined }) {
  const t = useT();
  const { found, error, again } = useRoom(() => cooperationOf(link));
  if (!found)
    return (
      <Page title={t('room.door')} narrow>
        {error ? (
          <NoRoom error={error} onRetry={again} hasKey={!!link.access_key} />
        ) : (
          <Skeleton lines={6} height={32} />
        )}
      </Page>
    );
  return (
    <Page title={t('room.title', { ip: found.ip_name })} narrow>
      <div className="thread-page">
        <p className="ui-soft">
          {[found.project_name, found.coop_no, found.brand_name].filter(Boolean).join(' · ')}
        </p>
        <RestNote rests={found.rests} />
        <Link className="ui-card room-images" to={roomPath(link, { images: '1' })}>
          <strong>{t('images.room')}</strong>
          <span className="ui-soft">{t('images.room_text')}</span>
        </Link>
        <Proof room={found} link={link} onProven={again}>
          <NewThread room={found} link={link} corrects={corrects} onSent={again} />
        </Proof>
        {found.list.length === 0 ? (
          <EmptyState title={t('coop.no_threads')}>{t('room.lead')}</EmptyState>
        ) : (
          <>
            <h2>{t('coop.threads')}</h2>
            <ul className="deal-list">
              {found.list.map((thread) => (
                <ThreadCard
                  key={thread.thread_id}
                  thread={thread}
                  side="brand"
                  project={false}
                  to={roomPath(link, { thread: thread.thread_id })}
                />
              ))}
            </ul>
          </>
        )}
        {found.proven && found.phone_number && found.state === COOPERATING && (
          <DailyChoice link={link} phone={found.phone_number} daily={found.daily} />
        )}
        {found.proven && <ForgetPhone />}
      </div>
    </Page>
  );
}

/** One text a day about replies, for who wants it. The change shows at once, and is taken back when it fails. */
function DailyChoice({ link, phone, daily }: { link: RoomLink; phone: string; daily: boolean }) {
  const t = useT();
  const [on, setOn] = useState(daily);
  const [busy, setBusy] = useState(false);
  const choose = async (chosen: boolean) => {
    if (busy) return;
    setBusy(true);
    setOn(chosen);
    await chooseDaily({ ...link, daily: chosen }).then(
      () => toast('good', t(chosen ? 'room.daily_on' : 'room.daily_off')),
      // The call has said why.
      () => setOn(!chosen),
    );
    setBusy(false);
  };
  return (
    <section className="ui-card ui-stack">
      <CheckField label={t('room.daily')} checked={on} onChange={(chosen) => void choose(chosen)} />
      <p className="ui-soft">{t('room.daily_text', { phone })}</p>
    </section>
  );
}

interface ProofProps {
  room: Pick<BrandCooperation, 'proven' | 'phone_number' | 'state' | 'rests'>;
  link: RoomLink;
  onProven: () => void;
  children: ReactNode;
}

/** What a proven browser may do; any other proves the brand's phone first. */
function Proof({ room: { proven, phone_number, state, rests }, link, onProven, children }: ProofProps) {
  const t = useT();
  if (state !== COOPERATING) return <p className="ui-soft">{t('room.ended')}</p>;
  // Why is said above; nothing can be done until it goes on.
  if (rests) return null;
  if (proven) return children;
  if (!phone_number) return <p className="ui-soft">{t('room.nobody')}</p>;
  return (
    <ProvePhone
      isProven={async () => (await cooperationOf(link)).proven}
      phone={phone_number}
      onProven={onProven}
    />
  );
}

function NewThread({
  room,
  link,
  corrects,
  onSent,
}: {
  room: BrandCooperation;
  link: RoomLink;
  corrects: string | undefined;
  onSent: () => void;
}) {
  const t = useT();
  const [open, setOpen] = useState(room.list.length === 0 || corrects !== undefined);
  const corrected = room.list.find(({ thread_id }) => thread_id === corrects);
  return (
    <details className="ui-card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('room.new')}</summary>
      <div className="round-body">
        {corrected && (
          <p>
            {t('room.correcting', { product: corrected.product_name })}{' '}
            <Link to={roomPath(link)}>{t('room.back')}</Link>
          </p>
        )}
        <RoundForm
          link={link}
          corrects={corrected}
          onSent={() => {
            toast('good', t('room.sent'));
            setOpen(false);
            onSent();
          }}
        />
      </div>
    </details>
  );
}
