import { ALL_FIELDS, contentApi, type Directory as Shown } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useId, useState } from 'react';
import { api } from '../../app/api';
import { IpPicture } from '../../app/IpPicture';
import { useResource } from '../../app/use-resource';
import { useT } from '../../i18n/catalogue';
import './directory.css';

/** A dozen IPs everybody may see, by licensing field. */
export function Directory() {
  const t = useT();
  const id = useId();
  const [field, setField] = useState<number>(ALL_FIELDS);
  const { data, error, retry } = useResource(`directory ${String(field)}`, () =>
    api(contentApi.directory, { field }),
  );
  // The choice stays while the next answer is under way.
  const [fields, setFields] = useState<Shown['fields']>([]);
  if (data && data.fields !== fields) setFields(data.fields);
  return (
    <div className="directory">
      <fieldset className="directory-fields">
        <legend className="ui-hidden">{t('landing.directory_filter')}</legend>
        {fields.map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              className="ui-hidden"
              name={id}
              checked={one.id === field}
              onChange={() => setField(Number(one.id))}
            />
            {one.name}
          </label>
        ))}
      </fieldset>
      <p className="ui-hidden" role="status">
        {data ? t('landing.directory_count', { count: data.list.length }) : null}
      </p>
      {error ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!data && !error ? <Skeleton lines={3} height={120} /> : null}
      {data?.list.length === 0 ? <p className="directory-empty">{t('landing.directory_empty')}</p> : null}
      <ul className="directory-list">
        {data?.list.map((ip) => (
          <li key={ip.ip_id}>
            <IpPicture src={ip.ip_image} name={ip.ip_name} />
            <h3>
              <a href={`/ip/${ip.ip_id}`}>{ip.ip_name}</a>
            </h3>
            <p>
              <span>{t(`landing.kind_${ip.kind}`)}</span>
              {ip.auth_field}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
