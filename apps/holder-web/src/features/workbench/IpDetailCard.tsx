import { ipApi, type IpDetail } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { IpPicture } from '../../app/IpPicture';
import { useReferenceNames } from '../../app/reference-lists';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

const LISTS = ['field', 'origin', 'country', 'ip_type', 'kernel'] as const;

function Details({ ip }: { ip: IpDetail }) {
  const t = useT();
  const language = useLanguage();
  const names = useReferenceNames(LISTS);
  const nameOf = (...item: Parameters<typeof names>) => names(...item) ?? '…';
  // IPs claimed by contract or by an artist have fewer facts; missing ones are left out.
  const facts = [
    [t('claim.field.auth_field_id'), ip.auth_field_id && nameOf('field', ip.auth_field_id)],
    [t('claim.field.ip_origin'), ip.ip_origin && nameOf('origin', ip.ip_origin)],
    [t('claim.field.birth_time'), ip.birth_time && dayOf(ip.birth_time, language)],
    [t('claim.field.birth_area'), ip.birth_area && nameOf('country', ip.birth_area)],
    [t('claim.field.core_audience'), ip.core_audience],
    [t('home.claimed_at'), ip.claimed_at && dayOf(ip.claimed_at, language)],
  ].filter(([, value]) => Boolean(value));
  return (
    <article className="wb-detail">
      <div className="wb-detail-picture">
        <IpPicture src={ip.ip_image} name={ip.ip_name} alt={ip.ip_name} />
      </div>
      <div className="wb-detail-text">
        <p className="ui-soft">{t(`kind.${ip.kind}`)}</p>
        <h2>{ip.ip_name}</h2>
        <p>{ip.intro}</p>
        <ul className="wb-tags" aria-label={t('claim.field.ip_types')}>
          {ip.ip_types.map((id) => (
            <li key={id}>{nameOf('ip_type', id)}</li>
          ))}
        </ul>
        <ul className="wb-tags wb-tags-soft" aria-label={t('claim.field.kernels')}>
          {ip.kernels.map((id) => (
            <li key={id}>{nameOf('kernel', id)}</li>
          ))}
        </ul>
      </div>
      <dl className="wb-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

export function IpDetailCard({ ipId }: { ipId: string }) {
  const detail = useApi(ipApi.detail, { ip_id: ipId }, { enabled: ipId !== '' });
  if (detail.isError)
    return <ErrorState message={detail.error.message} onRetry={() => void detail.refetch()} />;
  return detail.data ? <Details ip={detail.data} /> : <Skeleton lines={3} height={88} />;
}
