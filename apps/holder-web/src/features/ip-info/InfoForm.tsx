import { completeness, ipInfoApi, type IpInfoDetail } from '@ipw/domain';
import { api } from '../../app/api';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { infoWords } from '../../content/info-words';
import { useT } from '../../i18n/catalogue';
import { Completeness } from './Completeness';
import { infoRules } from './info-rules';
import { InfoLive } from './InfoLive';

/** The form of an IP's information. */
export function InfoForm({ info, onReloadRemote }: { info: IpInfoDetail; onReloadRemote: () => void }) {
  const t = useT();
  const { ip_id, kind, live, proposed } = info;
  const rules = infoRules[kind];
  const form = useSetting({
    ipId: ip_id,
    subject: 'ipInfo',
    detail: { ...info, subject_id: ip_id },
    rules,
    send: (input, options) => api(ipInfoApi.update, input, options),
    onReloadRemote,
  });
  return (
    <div className="review-form">
      <SettingForm form={form} words={infoWords(kind)} />
      <aside className="review-aside">
        <Completeness {...completeness(kind, { ...rules.toPayload(form.values) })} />
        {proposed && live && (
          <>
            <h2>{t('diff.live')}</h2>
            <InfoLive view={live} />
          </>
        )}
      </aside>
    </div>
  );
}
