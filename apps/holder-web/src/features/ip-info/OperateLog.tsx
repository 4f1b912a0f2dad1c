import { ipInfoApi, type OperateLine } from '@ipw/domain';
import { Button, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { useApi } from '../../app/use-api';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { ago } from '../../i18n/when';

const STEP = 10;

const nameOf = (subject: OperateLine['subject']): Key =>
  subject === 'ip' || subject === 'shop_link' ? `ipinfo.log.subject.${subject}` : `subject.${subject}`;

/** History of the IP and its content, newest first. */
export function OperateLog({ ipId }: { ipId: string }) {
  const t = useT();
  const language = useLanguage();
  const [size, setSize] = useState(STEP);
  const log = useApi(ipInfoApi.operateLog, { ip_id: ipId, page_size: size }, { staleTime: 0 });
  if (!log.data) return <Skeleton lines={3} height={40} />;
  const { list, total } = log.data;
  return (
    <section className="info-log" aria-labelledby="log">
      <h2 id="log">{t('ipinfo.log')}</h2>
      {list.length === 0 && <p className="ui-soft">{t('ipinfo.log.none')}</p>}
      <ol>
        {list.map((line) => (
          <li key={line.id}>
            <time dateTime={line.at}>{ago(line.at, language)}</time>
            <span>
              {t(nameOf(line.subject))}
              {line.title && ` · ${line.title}`} — {t(`ipinfo.log.action.${line.action}`)}
            </span>
            <span className="ui-soft">
              {line.actor_type === 'member' ? line.actor_name : t(`ipinfo.log.${line.actor_type}`)}
            </span>
          </li>
        ))}
      </ol>
      {total > size && size < 100 && (
        <Button small onClick={() => setSize(Math.min(size + STEP * 2, 100))}>
          {t('ipinfo.log.more')}
        </Button>
      )}
    </section>
  );
}
