import type { IpInfoView } from '@ipw/domain';
import { IpPicture } from '../../app/IpPicture';

/** The information as others read it, in short. */
export function InfoLive({ view }: { view: IpInfoView }) {
  const name = String(view.ip_name ?? view.cn_name ?? view.en_name ?? '');
  const picture = view.ip_image ?? view.avatar;
  return (
    <article className="ui-card info-live">
      <IpPicture src={picture?.thumb_path} name={name} size={88} />
      <h3>{name}</h3>
      <p>{String(view.intro ?? '')}</p>
      {view.core_audience ? <p className="ui-soft">{String(view.core_audience)}</p> : null}
    </article>
  );
}
