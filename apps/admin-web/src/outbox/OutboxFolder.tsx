import { useQuery } from '@tanstack/react-query';
import { Moment } from '../components/Moment';
import { useT } from '../i18n/locale';
import { JobKind } from './JobKind';
import './outbox.css';
import { callApi } from '../http/call-api';

const REFRESH_MS = 10_000;

/** Messages stored on this machine instead of sent (demo); empty where messages are really sent. */
export function OutboxFolder() {
  const t = useT();
  const { data = [] } = useQuery({
    queryKey: ['outbox', 'stored'],
    queryFn: () => callApi('GET outbox/stored'),
    refetchInterval: REFRESH_MS,
  });
  if (data.length === 0) return null;
  return (
    <details className="card outbox-folder">
      <summary>{t('outbox.folder', { count: data.length })}</summary>
      <p className="soft">{t('outbox.folder.text')}</p>
      <ul>
        {data.map((message) => (
          <li key={`${message.at} ${message.recipient} ${message.text}`}>
            <p>{message.text}</p>
            <small className="soft">
              <JobKind kind={message.channel} /> · {message.recipient} · <Moment at={message.at} />
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
