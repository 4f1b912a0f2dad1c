import type { IpFound } from '@ipw/domain';
import { Badge, Button, buttonClass, ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { IpPicture } from '../../app/IpPicture';
import { Pages } from '../../review/Pages';
import { OpenWorkbench } from './OpenWorkbench';
import { claimabilityOf } from './claimability';
import type { useFound } from './use-found';

interface RowProps {
  ip: IpFound;
  /** Whether artists can be chosen like other IPs, as for claims by contract. */
  artists: boolean;
  onPick: (ip: IpFound) => void;
}

function FoundRow({ ip, artists, onPick }: RowProps) {
  const t = useT();
  const { ips } = useMemberInfo();
  const { key, tone, pick } = claimabilityOf(
    artists ? { ...ip, kind: 'normal' } : ip,
    ips.some((one) => one.ip_id === ip.ip_id),
  );
  return (
    <li className="claim-found">
      <IpPicture src={ip.ip_image} name={ip.ip_name} size={56} />
      <div className="claim-found-text">
        <strong>{ip.ip_name}</strong>
        <Badge tone={tone}>{t(`claim.claimability.${key}`)}</Badge>
        <p className="ui-soft">{t(`claim.claimability.${key}.text`)}</p>
      </div>
      <OpenWorkbench ipId={ip.ip_id} />
      {key === 'taken' && (
        <Link
          className={buttonClass('secondary')}
          to={withQuery(paths.claimDispute, { id: ip.ip_id, name: ip.ip_name })}
        >
          {t('claim.dispute.open')}
        </Link>
      )}
      {pick && (
        <Button small look="primary" onClick={() => onPick(ip)}>
          {t(`claim.pick.${pick}`)}
        </Button>
      )}
    </li>
  );
}

/** The IPs found by name, each with whether it can be claimed, and why not. */
export function FoundIps({
  found,
  artists = false,
  onPick,
}: {
  found: ReturnType<typeof useFound>;
  artists?: boolean;
  onPick: (ip: IpFound) => void;
}) {
  const t = useT();
  const { query, word, enabled, page, goTo } = found;
  if (!enabled) return null;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  const { data } = query;
  if (!data) return <Skeleton lines={2} height={56} />;
  return (
    <>
      <p className="ui-soft" aria-live="polite">
        {data.total === 0
          ? t('claim.choose.none', { name: word })
          : t('claim.choose.found', { count: data.total })}
      </p>
      {data.list.length > 0 && (
        <ul className="claim-founds">
          {data.list.map((ip) => (
            <FoundRow key={ip.ip_id} ip={ip} artists={artists} onPick={onPick} />
          ))}
        </ul>
      )}
      <Pages page={page} of={data} onPage={goTo} />
    </>
  );
}
