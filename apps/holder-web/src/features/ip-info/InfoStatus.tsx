import type { IpInfoDetail } from '@ipw/domain';
import { SettingStatus } from '../../content/SettingStatus';
import { useT } from '../../i18n/catalogue';
import { InfoLive } from './InfoLive';

/** Shown during the review: proposed and live information side by side. */
export function InfoStatus({ info }: { info: IpInfoDetail }) {
  const t = useT();
  const { ip_id, live, proposed, changed } = info;
  return (
    <div className="review-form">
      <SettingStatus ipId={ip_id} subject="ipInfo" detail={{ ...info, subject_id: ip_id }}>
        {proposed && <InfoLive view={proposed} changed={changed} />}
      </SettingStatus>
      <aside className="review-aside">
        <h2>{t('diff.live')}</h2>
        {live && <InfoLive view={live} />}
      </aside>
    </div>
  );
}
