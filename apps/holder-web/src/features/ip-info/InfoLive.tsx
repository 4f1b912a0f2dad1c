import { IP_INFO_FIELDS, type IpInfoView } from '@ipw/domain';
import { IpPicture } from '../../app/IpPicture';
import { infoWords } from '../../content/info-words';
import { useT } from '../../i18n/catalogue';
import { ContentPicture } from '../../review/ContentPicture';
import { plansOf } from '../../content/content-type';

import { useInfoWords } from './use-info-words';

interface Props {
  view: IpInfoView;
  /** Fields that differ from the version shown beside it. */
  changed?: readonly string[];
}

/** The information as others see it: picture and name, then all fields. */
export function InfoLive({ view, changed = [] }: Props) {
  const t = useT();
  const textOf = useInfoWords();
  const name = String(view.ip_name ?? view.cn_name ?? view.en_name ?? '');
  const face = view.ip_image ?? view.avatar;
  const words = infoWords(view.kind);
  const marked = (field: string) =>
    changed.includes(field) && <small className="info-changed">{t('ipinfo.changed')}</small>;
  return (
    <article className="ui-card info-live">
      <header>
        <IpPicture src={face?.thumb_path} name={name} size={88} />
        <h3>{name}</h3>
        {marked(view.kind === 'artist' ? 'avatar' : 'ip_image')}
      </header>
      {view.cover && (
        <div className="info-cover">
          <ContentPicture file={view.cover} />
          {marked('cover')}
        </div>
      )}
      <dl>
        {plansOf({ fields: IP_INFO_FIELDS[view.kind] }).map(([field, plan]) => {
          const text = textOf(plan, view[field]);
          if (text === '' && (plan.as === 'picture' || !changed.includes(field))) return null;
          return (
            <div key={field}>
              <dt>
                {words(field).label} {marked(field)}
              </dt>
              <dd>{text || '—'}</dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}
