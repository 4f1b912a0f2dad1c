import {
  REGISTRATION_PASSED,
  type Registration,
  registrationMachine,
  tenderResultMachine,
} from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../../i18n/catalogue';
import { shanghaiMomentOf } from '../../i18n/when';
import { EntryPictures } from './EntryPictures';

type Status = Pick<Registration, 'state' | 'result' | 'tender'>;

/** The three axes of an entry: data, participation, result. */
export function EntryAxes({ entry: { state, result, tender } }: { entry: Status }) {
  const t = useT();
  return (
    <dl className="entry-axes">
      <div>
        <dt>{t('entry.axis.data')}</dt>
        <dd>
          <StateBadge machine={registrationMachine} state={state} />
        </dd>
      </div>
      <div>
        <dt>{t('entry.axis.participation')}</dt>
        <dd>
          <Badge tone={tender.participated ? 'good' : 'neutral'}>
            {t(`entry.participated.${tender.participated}`)}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>{t('entry.axis.result')}</dt>
        <dd>
          {state === REGISTRATION_PASSED ? (
            <StateBadge machine={tenderResultMachine} state={result} />
          ) : (
            t('entry.no_result')
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What was handed in, as it was. */
export function EntryView({ entry: { snapshot, submitted_at } }: { entry: Registration }) {
  const t = useT();
  const language = useLanguage();
  if (!snapshot) return <p className="ui-card tender-part ui-soft">{t('entry.snapshot.none')}</p>;
  const { ip_intro, remark, series, case: chosen, case_images, attachments } = snapshot;
  return (
    <section className="ui-card tender-part entry-snapshot">
      <h2>{t('entry.snapshot')}</h2>
      <p className="ui-soft">{t('entry.snapshot.lead')}</p>
      {submitted_at && (
        <p className="ui-soft">
          {t('entry.submitted_at')} {shanghaiMomentOf(submitted_at, language)}
        </p>
      )}
      <h3>{t('entry.ip_intro')}</h3>
      <p className="entry-text">{ip_intro}</p>
      <h3>{t('entry.remark')}</h3>
      <p className="entry-text">{remark}</p>
      <EntryPictures title={`${t('entry.series_id')} · ${series.series_name}`} files={series.images} />
      <EntryPictures title={`${t('entry.case_id')} · ${chosen.case_name}`} files={chosen.image_list} />
      {chosen.case_desc && <p className="entry-text">{chosen.case_desc}</p>}
      <EntryPictures title={t('entry.case_images')} files={case_images} />
      <EntryPictures title={t('entry.attachments')} files={attachments} />
    </section>
  );
}
