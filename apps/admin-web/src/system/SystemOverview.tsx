import type { SystemOverview as Overview } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '../components/Moment';
import { path } from '../components/path';
import { Failed } from '../components/Placeholder';
import { StateBadge } from '../components/StateBadge';
import { keyStatusLabels } from '../components/status-labels';
import { callApi } from '../http/call-api';
import { useFormats } from '../i18n/format';
import { useT, useWords } from '../i18n/locale';
import { type Key, keyOf } from '../i18n/words';
import '../pages/table.css';
import '../pages/record.css';
import './system.css';

const REFRESH_MS = 10_000;
/** What the alert rules of `deploy/prometheus` call late, in seconds, by lane; notices and other work may wait longer. */
const LATE_S = { code: 30, other: 900, alert: 120 } as const;
const UNSEALED = 1000;
/** The same for backups: the log, a full one, a proven restore. */
const OLD_MS = { log: 900_000, base: 129_600_000, proof: 1_209_600_000 } as const;

/** What the installation does and holds at the moment. */
export function SystemOverview() {
  const { data, error, refetch } = useQuery({
    queryKey: ['processes', 'overview'],
    queryFn: () => callApi('GET processes/overview', {}),
    refetchInterval: REFRESH_MS,
  });
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return <i className="skeleton block" />;
  return (
    <div className="system">
      <Jobs lanes={data.lanes} />
      <div className="system-facts">
        <Backups {...data.backups} />
        <Lags alert={data.alert_lag_seconds} unsealed={data.unsealed_lines} />
        <Storage {...data.storage} />
        <Versions {...data.schema} />
      </div>
      <Keys keys={data.keys} />
    </div>
  );
}

/** A value that needs somebody is red. */
const toneOf = (late: boolean) => (late ? 'tone-bad' : undefined);

function Jobs({ lanes }: Pick<Overview, 'lanes'>) {
  const t = useT();
  const { number } = useFormats();
  return (
    <section className="card section">
      <h2>{t('system.jobs')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('system.lane')}</th>
            <th scope="col">{t('system.waiting')}</th>
            <th scope="col">{t('system.oldest')}</th>
            <th scope="col">{t('system.failed')}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ lane, waiting, oldest_seconds, failed }) => (
            <tr key={lane}>
              <th scope="row">{t(keyOf('lane', lane))}</th>
              <td data-label={t('system.waiting')}>{number(waiting)}</td>
              <td
                data-label={t('system.oldest')}
                className={toneOf(oldest_seconds > (lane.endsWith('_code') ? LATE_S.code : LATE_S.other))}
              >
                {t('system.seconds', { seconds: number(oldest_seconds) })}
              </td>
              <td data-label={t('system.failed')}>
                {failed > 0 ? (
                  <Link className="link" to={path.list('outbox', { state: 'failed' })}>
                    {number(failed)}
                  </Link>
                ) : (
                  number(failed)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Group({ name, children }: { name: Key; children: ReactNode }) {
  const t = useT();
  return (
    <section className="card facts">
      <h2>{t(name)}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ name, late = false, children }: { name: Key; late?: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd className={toneOf(late)}>{children}</dd>
    </div>
  );
}

function Backups({ base, log, proof }: Overview['backups']) {
  return (
    <Group name="system.backups">
      <Reached name="system.backup_log" at={log} old={OLD_MS.log} />
      <Reached name="system.backup_base" at={base} old={OLD_MS.base} />
      <Reached name="system.backup_proof" at={proof} old={OLD_MS.proof} />
    </Group>
  );
}

function Reached({ name, at, old }: { name: Key; at: string | null; old: number }) {
  const t = useT();
  return (
    <Fact name={name} late={at === null || Date.now() - Date.parse(at) > old}>
      {at === null ? t('system.never') : <Moment at={at} />}
    </Fact>
  );
}

function Lags({ alert, unsealed }: { alert: number; unsealed: number }) {
  const t = useT();
  const { number } = useFormats();
  return (
    <Group name="system.lags">
      <Fact name="system.alert_lag" late={alert > LATE_S.alert}>
        {t('system.seconds', { seconds: number(alert) })}
      </Fact>
      <Fact name="system.unsealed" late={unsealed > UNSEALED}>
        {number(unsealed)}
      </Fact>
    </Group>
  );
}

const GB = 1e9;

function Storage({ place, files, bytes, free_bytes, database_bytes }: Overview['storage']) {
  const t = useT();
  const { number } = useFormats();
  const size = (value: number) => `${number(Math.round((value / GB) * 100) / 100)} GB`;
  return (
    <Group name="system.storage">
      <Fact name="system.files">
        {t(keyOf('system', `files_${place}`), { files: number(files) })} · {size(bytes)}
      </Fact>
      <Fact name="system.free" late={free_bytes < GB}>
        {size(free_bytes)}
      </Fact>
      <Fact name="system.database_size">{size(database_bytes)}</Fact>
    </Group>
  );
}

function Versions({ newest, pending, later, server }: Overview['schema']) {
  const { number } = useFormats();
  return (
    <Group name="system.versions">
      <Fact name="system.schema">{newest}</Fact>
      {pending > 0 && (
        <Fact name="system.pending" late>
          {number(pending)}
        </Fact>
      )}
      {later > 0 && <Fact name="system.later">{number(later)}</Fact>}
      <Fact name="system.server">{server}</Fact>
    </Group>
  );
}

function Keys({ keys }: Pick<Overview, 'keys'>) {
  const t = useT();
  const words: Partial<Record<string, string>> = useWords().words;
  /** `field 1`: the kind of key, and its version if there may be several. */
  const nameOf = (name: string) => name.replace(/^\w+/, (kind) => words[`key.${kind}`] ?? kind);
  return (
    <section className="card section">
      <h2>{t('system.keys')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('system.key')}</th>
            <th scope="col">{t('system.key_state')}</th>
            <th scope="col">{t('system.check')}</th>
            <th scope="col">{t('system.since')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ name, state, check, recorded_at }) => (
            <tr key={name}>
              <th scope="row" title={name}>
                {nameOf(name)}
              </th>
              <td data-label={t('system.key_state')}>
                <StateBadge statusLabels={keyStatusLabels} state={state} />
              </td>
              <td data-label={t('system.check')}>
                <code>{check}</code>
              </td>
              <td data-label={t('system.since')}>
                <Moment at={recorded_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
