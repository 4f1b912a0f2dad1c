import { completeness, ipInfoApi, type IpInfoDetail, type Request } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { useT } from '../../i18n/catalogue';
import { discard } from '../../review/review.calls';
import { ReviewedForm } from '../../review/ReviewedForm';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import type { SavedCall, SavedForm } from '../../form/use-saved-form';
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

const infoChanged = () =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('ip/') });

/** The information being edited. */
export function InfoForm({ info, onReloadRemote }: { info: IpInfoDetail; onReloadRemote: () => void }) {
  const t = useT();
  const { ip_id, kind } = info;
  const list = INFO_FIELDS[kind];

  const send =
    (draft: boolean) =>
    (values: InfoValues, { version, options }: SavedCall) =>
      api(
        ipInfoApi.update,
        { ip_id, kind, version, draft, ...infoPayload(list, values) } as Request<typeof ipInfoApi.update>,
        options,
      );
  const drop = async ({ seen, markSaved }: SavedForm<InfoValues>) => {
    const version = (await seen()) ?? info.version;
    if (!(await discard({ ip_id, subject: 'ipInfo', subject_id: ip_id, version }))) return;
    markSaved();
    onReloadRemote();
  };

  return (
    <ReviewedForm<InfoValues>
      reviewed={info}
      id={ip_id}
      draftKey={() => `ipinfo.${ip_id}`}
      initial={() => infoValues(list, info.proposed ?? info.live ?? {})}
      live={() => (info.live ? infoValues(list, info.live) : null)}
      validate={(values) => validateInfo(kind, values)}
      draftErrors={(values) => draftErrors(kind, values)}
      save={send(true)}
      submit={send(false)}
      onStateChange={() => void infoChanged()}
      onSubmitted={infoChanged}
      onReloadRemote={onReloadRemote}
      head={(differs) => (
        <ReviewStatusNote
          status={info}
          differs={differs}
          of={{ ip_id, subject: 'ipInfo', subject_id: ip_id, labelOf: (field) => t(infoLabel(field)) }}
        />
      )}
      acts={(draft) =>
        info.actions.includes('discard') && (
          <Button look="quiet" onClick={() => void drop(draft).catch(() => undefined)}>
            {t('action.revision.discard')}
          </Button>
        )
      }
      aside={(values) => (
        <>
          <Completeness {...completeness(kind, infoPayload(list, values))} />
          {info.proposed && info.live && (
            <>
              <h2>{t('review.live_now')}</h2>
              <InfoLive view={info.live} />
            </>
          )}
        </>
      )}
    >
      {(fields) => <InfoFields list={list} fields={fields} />}
    </ReviewedForm>
  );
}
