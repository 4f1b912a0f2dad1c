import { ERRORS, type PublicIp, SHEET } from '@ipw/domain';
import { Button, CloseIcon, Skeleton } from '@ipw/ui';
import { useEffect, useState } from 'react';
import { IpPicture } from '../../app/IpPicture';
import { useT } from '../../i18n/catalogue';
import { usePublicIp } from './calls';
import { FindIps } from './FindIps';

interface ChosenProps {
  id: string;
  onKnown: (ip: PublicIp) => void;
  onRemove: () => void;
}

function Chosen({ id, onKnown, onRemove }: ChosenProps) {
  const t = useT();
  const { data, error, retry } = usePublicIp(id);
  useEffect(() => {
    if (data) onKnown(data);
  }, [data, onKnown]);
  const gone = error && 'code' in error && error.code === ERRORS.NOT_FOUND.code;
  const wrong = gone ? t('cooperate.gone_ip') : data && !data.claimed && t('cooperate.unclaimed');
  return (
    <li>
      <IpPicture
        src={data?.ip_image?.sizes[0]?.url ?? data?.ip_image?.url}
        name={data?.ip_name ?? '?'}
        size={64}
      />
      <div>
        {data ? (
          <>
            <a href={`/ip/${encodeURIComponent(data.slug)}`} target="_blank" rel="noreferrer">
              {data.ip_name}
            </a>
            <p className="ui-soft">{[t(`kind.${data.kind}`), data.auth_field].filter(Boolean).join(' · ')}</p>
          </>
        ) : error ? null : (
          <Skeleton lines={2} />
        )}
        {wrong ? <p className="cooperate-wrong">{wrong}</p> : null}
        {error && !gone ? (
          <p className="cooperate-wrong">
            {error.message} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        ) : null}
      </div>
      <button
        type="button"
        className="app-bar-button"
        aria-label={t('cooperate.remove_ip', { name: data?.ip_name ?? '' })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

interface Props {
  ids: readonly string[];
  error: string | undefined;
  /** Whether the request came by the IP's private link. */
  isPrivate: boolean;
  onChange: (ids: string[]) => void;
  /** Called with each IP when it is loaded. */
  onKnown: (ip: PublicIp) => void;
}

/** The IPs a request goes to, and the search for them. */
export function ChosenIps({ ids, error, isPrivate, onChange, onKnown }: Props) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const full = ids.length >= SHEET.ips;
  const searching = ids.length === 0 || (adding && !full);
  return (
    <section className="ui-card ui-stack cooperate-ips" aria-labelledby="cooperate-ips">
      <div>
        <h2 id="cooperate-ips" tabIndex={-1}>
          {t('cooperate.ips')}
        </h2>
        <p className="ui-soft">{t('cooperate.ips_text', { max: SHEET.ips })}</p>
      </div>
      <p className="cooperate-wrong" role="alert">
        {error}
      </p>
      {ids.length > 0 ? (
        <ul className="cooperate-chosen">
          {ids.map((id) => (
            <Chosen
              key={id}
              id={id}
              onKnown={onKnown}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          ))}
        </ul>
      ) : null}
      {isPrivate ? <p className="cooperate-private">{t('cooperate.private')}</p> : null}
      {full ? <p className="ui-soft">{t('cooperate.full_ips', { max: SHEET.ips })}</p> : null}
      {ids.length > 0 && !full ? (
        <div>
          <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {t(adding ? 'cooperate.less_ips' : 'cooperate.more_ips')}
          </Button>
        </div>
      ) : null}
      {searching ? <FindIps chosen={ids} onAdd={(id) => onChange([...ids, id])} /> : null}
    </section>
  );
}
