import type { IpInfoDetail } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { queries } from '../../app/queries';
import { useT } from '../../i18n/catalogue';
import { withdraw } from '../../review/review.calls';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import { InfoLive } from './InfoLive';

/** While staff have it: what is proposed beside what is live. */
export function InfoStatus({ info }: { info: IpInfoDetail }) {
  const t = useT();
  const { ip_id, version } = info;
  const back = async () => {
    await withdraw({ ip_id, subject: 'ipInfo', subject_id: ip_id, version }).catch(() => undefined);
    await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('ip/') });
  };
  return (
    <div className="review-form">
      <section className="ui-card">
        <ReviewStatusNote status={info} />
        <h2>{t('review.proposed')}</h2>
        {info.proposed && <InfoLive view={info.proposed} changed={info.changed} />}
        <div className="ui-row">
          {info.actions.includes('withdraw') && (
            <Button onClick={() => void back()}>{t('action.revision.withdraw')}</Button>
          )}
        </div>
      </section>
      <aside className="review-aside">
        <h2>{t('review.live_now')}</h2>
        {info.live && <InfoLive view={info.live} />}
      </aside>
    </div>
  );
}
