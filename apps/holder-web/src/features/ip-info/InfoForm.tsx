import { completeness, ipInfoApi, type IpInfoDetail, type Request } from '@ipw/domain';
import { api } from '../../app/api';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { translate, useT } from '../../i18n/catalogue';
import { Completeness } from './Completeness';
import {
  draftErrors,
  INFO_FIELDS,
  infoLabel,
  infoValues,
  infoPayload,
  validateInfo,
  type InfoValues,
} from './info-fields';
import { InfoFields } from './InfoFields';
import { InfoLive } from './InfoLive';

/** The form of an IP's information. */
export function InfoForm({ info, onReloadRemote }: { info: IpInfoDetail; onReloadRemote: () => void }) {
  const t = useT();
  const { ip_id, kind, live, proposed } = info;
  const list = INFO_FIELDS[kind];
  const form = useSetting<InfoValues>({
    ipId: ip_id,
    subject: 'ipInfo',
    detail: { ...info, subject_id: ip_id },
    initial: () => infoValues(list, proposed ?? live ?? {}),
    live: () => live && infoValues(list, live),
    rules: {
      validate: (values) => validateInfo(kind, values),
      draftErrors: (values) => draftErrors(kind, values),
    },
    send: (values, { options, ...how }) =>
      api(
        ipInfoApi.update,
        { ip_id, kind, ...how, ...infoPayload(list, values) } as Request<typeof ipInfoApi.update>,
        options,
      ),
    onReloadRemote,
  });
  return (
    <div className="review-form">
      <SettingForm form={form} labelOf={(field) => translate(infoLabel(field))}>
        <InfoFields list={list} fields={form} />
      </SettingForm>
      <aside className="review-aside">
        <Completeness {...completeness(kind, infoPayload(list, form.values))} />
        {proposed && live && (
          <>
            <h2>{t('review.live_now')}</h2>
            <InfoLive view={live} />
          </>
        )}
      </aside>
    </div>
  );
}
