import type { RegistrationSnapshot } from '@ipw/domain';
import { useT } from '../i18n/catalogue';
import { EntryPictures } from './EntryPictures';

/** What was handed in: its texts and pictures. */
export function EntryContent({ snapshot }: { snapshot: RegistrationSnapshot }) {
  const t = useT();
  const { ip_intro, remark, series, case: chosen, case_images, attachments } = snapshot;
  return (
    <>
      <h3>{t('entry.ip_intro')}</h3>
      <p className="entry-text">{ip_intro}</p>
      <h3>{t('entry.remark')}</h3>
      <p className="entry-text">{remark}</p>
      <EntryPictures title={`${t('entry.series_id')} · ${series.series_name}`} files={series.images} />
      <EntryPictures title={`${t('entry.case_id')} · ${chosen.case_name}`} files={chosen.image_list} />
      {chosen.case_desc && <p className="entry-text">{chosen.case_desc}</p>}
      <EntryPictures title={t('entry.case_images')} files={case_images} />
      <EntryPictures title={t('entry.attachments')} files={attachments} />
    </>
  );
}
