import { ipApi, type IpDetail } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { IpPicture } from '../../app/IpPicture';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

const RARELY = { staleTime: 3_600_000 };

/** Names of reference ids, in the order of the record. */
function useNames() {
  const lists = {
    field: useApi(ipApi.ipFieldList, {}, RARELY).data,
    origin: useApi(ipApi.ipBirthList, {}, RARELY).data,
    area: useApi(ipApi.ipCountryList, {}, RARELY).data,
    type: useApi(ipApi.ipTypeList, {}, RARELY).data,
    kernel: useApi(ipApi.ipKernelList, {}, RARELY).data,
  };
  return (list: keyof typeof lists, id: number | string): string =>
    lists[list]?.find((row) => String(row.id) === String(id))?.name ?? '…';
}

function Details({ ip }: { ip: IpDetail }) {
  const t = useT();
  const language = useLanguage();
  const nameOf = useNames();
  // IPs claimed by contract or by an artist have fewer facts; missing ones are left out.
  const facts = [
    [t('claim.field.auth_field_id'), ip.auth_field_id && nameOf('field', ip.auth_field_id)],
    [t('claim.field.ip_origin'), ip.ip_origin && nameOf('origin', ip.ip_origin)],
    [t('claim.field.birth_time'), ip.birth_time && dayOf(ip.birth_time, language)],
    [t('claim.field.birth_area'), ip.birth_area && nameOf('area', ip.birth_area)],
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
            <li key={id}>{nameOf('type', id)}</li>
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
