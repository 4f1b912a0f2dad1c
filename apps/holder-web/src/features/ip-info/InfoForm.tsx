import {
  completeness,
  fieldErrors,
  ipInfoApi,
  ipInfoContent,
  type FieldError,
  type IpInfoDetail,
  type Request,
} from '@ipw/domain';
import { Button } from '@ipw/ui';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { useT } from '../../i18n/catalogue';
import { discard } from '../../review/review.calls';
import { ReviewedForm } from '../../review/ReviewedForm';
import { StandingNote } from '../../review/StandingNote';
import { EXPECT_CONFLICT } from '../../review/use-versioned';
import { Completeness } from './Completeness';
import { INFO_FIELDS, infoLabel, infoValues, infoWire, type InfoValues } from './info-fields';
import { InfoFields } from './InfoFields';
import { InfoLive } from './InfoLive';

const infoChanged = () =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('ip/') });

/** The information being edited. */
export function InfoForm({ info, onTheirs }: { info: IpInfoDetail; onTheirs: () => void }) {
  const t = useT();
  const { ip_id, kind } = info;
  const list = INFO_FIELDS[kind];

  const judge = (values: InfoValues): FieldError[] => {
    const input = { kind, ...infoWire(list, values) };
    const parsed = ipInfoContent.schema.safeParse(input);
    return parsed.success ? [] : fieldErrors(parsed.error.issues, input);
  };
  const send = (draft: boolean) => (values: InfoValues, version: number | undefined) =>
    api(
      ipInfoApi.update,
      { ip_id, kind, version, draft, ...infoWire(list, values) } as Request<typeof ipInfoApi.update>,
      { expect: EXPECT_CONFLICT, fields: list.map(({ name }) => name) },
    );
  const drop = async (settle: () => void) => {
    const one = { ip_id, subject: 'ipInfo' as const, subject_id: ip_id, version: info.version };
    if (!(await discard(one))) return;
    settle();
    onTheirs();
  };

  return (
    <ReviewedForm<InfoValues>
      reviewed={info}
      memory={`ipinfo.${ip_id}`}
      initial={() => infoValues(list, info.proposed ?? info.live ?? {})}
      judge={judge}
      save={send(true)}
      submit={send(false)}
      onSubmitted={infoChanged}
      onTheirs={onTheirs}
      head={
        <StandingNote
          standing={info}
          of={{ ip_id, subject: 'ipInfo', subject_id: ip_id, labelOf: (field) => t(infoLabel(field)) }}
        />
      }
      acts={(_values, settle) =>
        info.actions.includes('discard') && (
          <Button look="quiet" onClick={() => void drop(settle)}>
            {t('action.revision.discard')}
          </Button>
        )
      }
      aside={(values) => (
        <>
          <Completeness {...completeness(kind, infoWire(list, values))} />
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
