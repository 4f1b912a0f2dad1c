import { useQuery } from '@tanstack/react-query';
import { Moment } from '../components/Moment';
import { Failed } from '../components/Placeholder';
import { callApi } from '../http/call-api';
import { useT } from '../i18n/locale';
import './lookalikes.css';

/** Most files the call takes. */
const MOST = 200;

/** The ids of all files in a record's answer. */
export function fileIdsIn(record: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value))
        if (name === 'image_id' && typeof one === 'string') found.add(one);
        else walk(one);
  };
  walk(record);
  return [...found].slice(0, MOST);
}

/** Pictures of the record that look like earlier ones of other holders, side by side: a hint, which decides nothing. */
export function Lookalikes({ record }: { record: unknown }) {
  const t = useT();
  const files = fileIdsIn(record);
  const { data, error, refetch } = useQuery({
    queryKey: ['lookalikes', files],
    queryFn: () => callApi('POST lookalikes', { body: { files } }),
    enabled: files.length > 0,
  });
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <section className="card hint lookalikes">
      <h2>{t('lookalikes', { count: data.length })}</h2>
      <p className="soft">{t('lookalikes.text')}</p>
      <ul>
        {data.map(({ image_id, picture, other_picture, other_name, other_ip, other_at, likeness }) => (
          <li key={`${image_id} ${other_at} ${other_name ?? ''}`}>
            <figure>
              {picture && <img src={picture} alt={t('lookalikes.this')} />}
              <figcaption>{t('lookalikes.this')}</figcaption>
            </figure>
            <figure>
              {other_picture ? (
                <img src={other_picture} alt={t('lookalikes.other')} />
              ) : (
                <span className="lookalikes-closed">{t('lookalikes.closed')}</span>
              )}
              <figcaption>
                {[other_name, other_ip].filter(Boolean).join(' · ') || t('lookalikes.other')}
              </figcaption>
            </figure>
            <p className="soft">
              {t('lookalikes.likeness', { percent: likeness })} · <Moment at={other_at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
