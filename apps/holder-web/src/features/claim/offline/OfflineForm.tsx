import {
  claimPage,
  memberApi,
  normalise,
  TEXT,
  type claimApi,
  type ClaimDetail,
  type Request,
} from '@ipw/domain';
import { buttonClass, TextField } from '@ipw/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { useApi } from '../../../app/use-api';
import { useT } from '../../../i18n/catalogue';
import { useReviewedFields } from '../../../form/reviewed-fields';
import { saveClaim } from '../claim.calls';
import { ClaimEnd } from '../ClaimEnd';
import { ClaimReason } from '../ClaimReason';
import { FileField } from '../FileField';
import { IpSummary } from '../IpSummary';
import { Marked } from '../../../form/Marked';
import { SavedNote } from '../../../form/SavedNote';
import { useClaimSubmit } from '../use-claim-submit';
import { idOf } from '../../../form/use-problems';
import {
  draftErrors,
  unknownConsultant,
  valuesOf,
  offlinePayload,
  type OfflineValues,
} from './offline-values';

const LENGTH = { contract_number: 60, consultant_name: TEXT.username } as const;

/** The contract, consent and submission; everything but the consent is saved as it changes. */
export function OfflineForm({ claim }: { claim: ClaimDetail }) {
  const t = useT();
  const listId = useId();
  const { claim_id, ip_id } = claim;
  const consultants = useApi(memberApi.consultants, {}, { staleTime: 3_600_000 });
  const [unknown, setUnknown] = useState(unknownConsultant(claim));
  const fields = useReviewedFields<OfflineValues>({
    reviewed: claim,
    draftKey: `claim.offline.${claim_id}`,
    initial: () => valuesOf(claim),
    draftErrors,
    save: async (values) => {
      const saved = await saveClaim(() => ({ kind: 'offline', claim_id, ...offlinePayload(values) }));
      setUnknown(unknownConsultant(saved));
      return {};
    },
  });
  const { values, problems, saving, waitsFor, flush, markSaved } = fields;
  const { submit, busy } = useClaimSubmit(problems.show);
  const [agree, setAgree] = useState(false);
  const input = (): Request<typeof claimApi.submit> => ({
    kind: 'offline',
    claim_id,
    ...offlinePayload(values),
    agree,
  });
  const typed = (name: keyof typeof LENGTH) => ({
    id: idOf(name),
    label: t(`claim.field.${name}`),
    hint: t(`claim.field.${name}.hint`),
    error: problems.problemOf(name),
    autoComplete: 'off',
    maxLength: LENGTH[name],
    value: values[name],
    onChange: (value: string) => fields.set({ [name]: value }),
  });

  return (
    <div className="claim-prove">
      <IpSummary ip={claim.ip} />
      <form
        className="ui-card claim-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit({ input, ipId: () => ip_id, back: () => claimPage(claim), waitsFor, flush, markSaved });
        }}
      >
        <header className="claim-form-head">
          <h2>{t('claim.offline.contract')}</h2>
          <SavedNote begun saving={saving} onRetry={() => void flush()} />
        </header>
        <ClaimReason claim={claim} help={t('claim.mark.help')} />
        <div className="offline-pair">
          <Marked mark={fields.markOf('contract_number')}>
            <TextField {...typed('contract_number')} />
          </Marked>
          <Marked mark={fields.markOf('consultant_name')}>
            <TextField
              {...typed('consultant_name')}
              {...(unknown &&
                unknown === normalise(values.consultant_name) && { hint: t('claim.consultant_unknown') })}
              optional
              list={listId}
            />
          </Marked>
        </div>
        <datalist id={listId}>
          {(consultants.data ?? []).map(({ consultant_id, name }) => (
            <option key={consultant_id} value={name} />
          ))}
        </datalist>
        <FileField name="contract_images" fields={fields} />
        <ClaimEnd
          agree={agree}
          error={problems.problemOf('agree')}
          busy={busy}
          onAgree={(yes) => {
            problems.forget(['agree']);
            setAgree(yes);
          }}
        >
          <Link className={buttonClass('quiet')} to={paths.claimOffline}>
            {t('claim.back_to_choose')}
          </Link>
        </ClaimEnd>
      </form>
    </div>
  );
}
