import type { HistoryLine, Machine } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { may } from '../http/may';
import type { ResourceName } from '../http/call-api';
import { Moment } from '../components/Moment';
import { StateBadge } from '../components/StateBadge';
import type { StatusLabels } from '../components/status-labels';
import { path } from '../components/path';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { Changes } from './Changes';
import { newestFirst } from './history-order';
import { useMe } from '../http/session';
import { useWordFor } from './use-word-for';
import './history.css';
import { historyOf } from '../http/resource-calls';

interface Props {
  resource: ResourceName;
  id: string;
  /** Gives labels of actions, and labels and colours of states. */
  machine?: Machine;
  /** Other labels for the states. */
  statusLabels?: StatusLabels | undefined;
  /** The record's subject and id in the audit log, if not its own. */
  audited?: Readonly<Record<string, string>>;
}

/** The history of a record: who, when, what changed and why. */
export function History({
  resource,
  id,
  machine,
  statusLabels = machine,
  audited = { subject_id: id },
}: Props) {
  const t = useT();
  const me = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'history', id],
    queryFn: () => historyOf(resource, id),
  });
  return (
    <section className="card history">
      <h2>{t('history')}</h2>
      {may(me, 'audit', 'list') && (
        <Link className="link" to={path.list('audit', audited)}>
          {t('history.audit')}
        </Link>
      )}
      {error && (
        <p className="soft">
          {error.message}{' '}
          <button type="button" className="button quiet" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </p>
      )}
      {!data && !error && <i className="skeleton block" />}
      {data?.length === 0 && <p className="soft">{t('history.empty')}</p>}
      <ol>
        {newestFirst(data ?? []).map((line) => (
          <Line key={line.id} line={line} machine={machine} statusLabels={statusLabels} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  line: HistoryLine;
  machine: Machine | undefined;
  statusLabels: StatusLabels | undefined;
}

function Line({ line, machine, statusLabels }: LineProps) {
  const t = useT();
  const wordFor = useWordFor();
  const tone = line.to_state ? statusLabels?.states[line.to_state]?.tone : undefined;
  return (
    <li className={`tone-${tone ?? 'neutral'}`}>
      <p>
        <strong>{wordFor.action(line.action, machine?.name)}</strong>
        {statusLabels && line.to_state && line.to_state !== line.from_state && (
          <StateBadge statusLabels={statusLabels} state={line.to_state} />
        )}
      </p>
      <p className="soft">
        {line.actor_name || t(keyOf('actor', line.actor_type))} · <Moment at={line.at} />
      </p>
      {line.reason && <blockquote>{wordFor.reason(line.reason, machine?.name)}</blockquote>}
      <Changes changes={line.changes} />
    </li>
  );
}
