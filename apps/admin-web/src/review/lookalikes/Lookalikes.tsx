import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../components/Moment';
import { Failed } from '../../components/Placeholder';
import { callApi } from '../../http/call-api';
import { useT } from '../../i18n/locale';
import { SideBySide } from './SideBySide';

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
  const pairs = data.map(({ image_id, other_name, other_ip, other_at, likeness, ...pictures }) => ({
    ...pictures,
    key: `${image_id} ${other_at} ${other_name ?? ''}`,
    caption: [other_name, other_ip].filter(Boolean).join(' · ') || t('lookalikes.other'),
    note: (
      <>
        {t('lookalikes.likeness', { percent: likeness })} · <Moment at={other_at} />
      </>
    ),
  }));
  return (
    <SideBySide title={t('lookalikes', { count: data.length })} text={t('lookalikes.text')} pairs={pairs} />
  );
}
