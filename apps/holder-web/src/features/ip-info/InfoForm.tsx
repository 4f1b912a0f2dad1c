import {
  completeness,
  fieldErrors,
  ipInfoApi,
  ipInfoContent,
  type FieldError,
  type IpInfoDetail,
  type Request,
} from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import { useState } from 'react';
import { api, ApiError } from '../../app/api';
import { queries } from '../../app/queries';
import { useReviewedFields } from '../../form/reviewed-fields';
import { SavedNote } from '../../form/SavedNote';
import { translate, useT } from '../../i18n/catalogue';
import { askToSubmit, discard } from '../../review/review.calls';
import { StandingNote } from '../../review/StandingNote';
import { EXPECT_CONFLICT, useVersioned } from '../../review/use-versioned';
import { Completeness } from './Completeness';
import { INFO_FIELDS, infoValues, infoWire, type InfoValues } from './info-fields';
import { InfoFields } from './InfoFields';
import { InfoLive } from './InfoLive';

const infoChanged = () =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('ip/') });

/** The information being edited: kept a moment after each change, submitted when it is whole. */
export function InfoForm({ info, onTheirs }: { info: IpInfoDetail; onTheirs: () => void }) {
  const t = useT();
  const { ip_id, kind } = info;
  const list = INFO_FIELDS[kind];
  const [busy, setBusy] = useState(false);
  const versioned = useVersioned(info.version, onTheirs);

  const judge = (values: InfoValues): FieldError[] => {
    const input = { kind, ...infoWire(list, values) };
    const parsed = ipInfoContent.schema.safeParse(input);
    return parsed.success ? [] : fieldErrors(parsed.error.issues, input);
  };
  const send = (values: InfoValues, draft: boolean) =>
    versioned((version) =>
      api(
        ipInfoApi.update,
        { ip_id, kind, version, draft, ...infoWire(list, values) } as Request<typeof ipInfoApi.update>,
        { expect: EXPECT_CONFLICT, fields: list.map(({ name }) => name) },
      ),
    );
  const fields = useReviewedFields<InfoValues>({
    reviewed: { ...info, changed: info.changed_since },
    memory: `ipinfo.${ip_id}`,
    initial: () => infoValues(list, info.proposed ?? info.live ?? {}),
    save: async (values) => {
      const wrong = judge(values).filter(
        ({ rule }) => !['required', 'upload_required', 'one_name'].includes(rule),
      );
      if (wrong.length === 0) await send(values, true);
      return wrong;
    },
  });
  const { values, problems, saving, waitsFor, flush, settle } = fields;

  const submit = async () => {
    const wrong = [...waitsFor.map((field) => ({ field, msg: translate('upload.still') })), ...judge(values)];
    problems.show(wrong);
    if (wrong.length > 0 || !(await askToSubmit())) return;
    setBusy(true);
    try {
      await flush();
      await send(values, false);
      settle();
      toast('good', translate('review.submitted'));
      await infoChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.show(error.problems);
    } finally {
      setBusy(false);
    }
  };
  const drop = async () => {
    const one = { ip_id, subject: 'ipInfo' as const, subject_id: ip_id, version: info.version };
    if (!(await discard(one))) return;
    settle();
    onTheirs();
  };

  return (
    <div className="review-form">
      <form
        className="ui-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header className="review-form-head">
          <StandingNote standing={info} help={t('gallery.rejected.help')} />
          <SavedNote saving={saving} onRetry={() => void flush()} />
        </header>
        <InfoFields list={list} fields={fields} />
        <div className="ui-row">
          <Button type="submit" look="primary" busy={busy}>
            {t('action.revision.submit')}
          </Button>
          {info.actions.includes('discard') && (
            <Button look="quiet" onClick={() => void drop()}>
              {t('action.revision.discard')}
            </Button>
          )}
        </div>
      </form>
      <aside className="review-aside">
        <Completeness {...completeness(kind, infoWire(list, values))} />
        {info.proposed && info.live && (
          <>
            <h2>{t('review.live_now')}</h2>
            <InfoLive view={info.live} />
          </>
        )}
      </aside>
    </div>
  );
}
