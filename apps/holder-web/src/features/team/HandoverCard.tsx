import { CLOSURE_OBSTACLES, handoverApi, handoverMachine, type HandoverStatus } from '@ipw/domain';
import { ask, Button, ErrorState, Skeleton, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { HandoverForm } from './HandoverForm';

type Shown = NonNullable<HandoverStatus['handover']>;

/** The newest hand-over of the IP: how far it is, and until its approval the way to end it. */
function Begun({ handover, onChange }: { handover: Shown; onChange: () => void }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const { handover_id, version, state, phone_number, to_name, reason, expires_at, actions } = handover;
  const cancel = async () => {
    const question = { title: t('handover.cancel_title'), text: t('handover.cancel_text') };
    if (!(await ask({ ...question, confirm: t('action.handover.cancel'), danger: true }))) return;
    try {
      await api(handoverApi.cancel, { ip_id: ipId, handover_id, version });
      toast('good', t('handover.cancelled'));
    } finally {
      onChange();
    }
  };
  return (
    <div className="team-handover">
      <div className="team-text">
        <h3>
          {t('handover.to', { phone: phone_number })}
          <StateBadge machine={handoverMachine} state={state} />
        </h3>
        <p>
          {to_name ? <span>{t('handover.confirmed', { name: to_name })}</span> : null}
          {state === handoverMachine.initial ? (
            <span>{t('handover.until', { day: dayOf(expires_at, language) })}</span>
          ) : null}
          {reason ? <span>{t('handover.reason', { reason })}</span> : null}
        </p>
      </div>
      {actions.includes('cancel') ? (
        <Button small onClick={() => void cancel().catch(() => undefined)}>
          {t('action.handover.cancel')}
        </Button>
      ) : null}
    </div>
  );
}

/** What stands in the way of a hand-over, with links to where it is settled; nothing when it may begin. */
function Obstacles({ status: { disputed, obstacles } }: { status: HandoverStatus }) {
  const t = useT();
  const ipId = useIpId();
  if (disputed)
    return (
      <p className="team-note">
        {t('handover.disputed')}{' '}
        <Link to={CLOSURE_OBSTACLES.disputes_open}>{t('closure_obstacle.disputes_open')}</Link>
      </p>
    );
  if (obstacles.length === 0) return null;
  return (
    <div className="team-note">
      <p>{t('handover.settle')}</p>
      <ul>
        {obstacles.map(({ kind, count }) => (
          <li key={kind}>
            <Link to={withQuery(CLOSURE_OBSTACLES[kind], { id: ipId })}>
              {t('handover.obstacle', { what: t(`closure_obstacle.${kind}`), count })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For the owner: hands the IP over to another member. */
export function HandoverCard() {
  const t = useT();
  const ipId = useIpId();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useApi(handoverApi.status, { ip_id: ipId }, { staleTime: 0 });
  const changed = () => {
    setEditing(false);
    void refetch();
  };
  if (error) return <ErrorState message={error.message} onRetry={changed} />;
  if (!data) return <Skeleton lines={2} height={76} />;
  if (!data.may) return null;
  const open = data.handover?.actions.includes('cancel') ?? false;
  const free = !open && !data.disputed && data.obstacles.length === 0;
  return (
    <section className="ui-card ui-stack" aria-labelledby="team-handover">
      <h2 id="team-handover">{t('handover.title')}</h2>
      <p>{t('handover.lead')}</p>
      <p className="ui-soft">{t('handover.steps')}</p>
      {data.handover ? <Begun handover={data.handover} onChange={changed} /> : null}
      {open ? null : <Obstacles status={data} />}
      {free && !editing ? (
        <div>
          <Button onClick={() => setEditing(true)}>{t('handover.begin')}</Button>
        </div>
      ) : null}
      {free && editing ? <HandoverForm onDone={changed} onCancel={() => setEditing(false)} /> : null}
    </section>
  );
}
