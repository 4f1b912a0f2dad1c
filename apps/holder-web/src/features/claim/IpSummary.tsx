import type { IpDetail } from '@ipw/domain';
import { useReferenceList } from '../../app/reference-lists';
import { useT } from '../../i18n/catalogue';
import { IpPicture } from '../../app/IpPicture';

/** Summary of the IP to claim, shown beside the proof. */
export function IpSummary({ ip }: { ip: IpDetail }) {
  const t = useT();
  const types = useReferenceList('ip_type');
  return (
    <aside className="ui-card claim-ip">
      <IpPicture src={ip.ip_image} name={ip.ip_name} size={96} />
      <div>
        <p className="ui-soft claim-ip-kicker">{t('claim.prove.about')}</p>
        <h2>{ip.ip_name}</h2>
        <p className="claim-ip-intro">{ip.intro}</p>
        <ul className="claim-tags">
          {types
            .filter(({ id }) => ip.ip_types.includes(Number(id)))
            .map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
        </ul>
      </div>
    </aside>
  );
}
