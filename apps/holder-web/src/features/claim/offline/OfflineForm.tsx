import { claimPage, memberApi, normalise, TEXT, type ClaimDetail } from '@ipw/domain';
import { buttonClass, TextField } from '@ipw/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { useApi } from '../../../app/use-api';
import { useT } from '../../../i18n/catalogue';
import { ClaimEnd } from '../ClaimEnd';
import { ClaimFrame } from '../ClaimFrame';
import { FileField } from '../FileField';
import { IpSummary } from '../IpSummary';
import { Marked } from '../../../form/Marked';
import { useClaimForm } from '../use-claim-form';
import { unknownConsultant, valuesOf, offlinePayload, type OfflineValues } from './offline-values';

const LENGTH = { contract_number: 60, consultant_name: TEXT.username } as const;

/** The contract, consent and submission; everything but the consent is saved as it changes. */
export function OfflineForm({ claim }: { claim: ClaimDetail }) {
  const t = useT();
  const listId = useId();
  const consultants = useApi(memberApi.consultants, {}, { staleTime: 3_600_000 });
  const form = useClaimForm<OfflineValues>({
    claim,
    kind: 'offline',
    draftKey: (id) => `claim.offline.${id}`,
    initial: () => valuesOf(claim),
    toPayload: offlinePayload,
    back: () => claimPage(claim),
  });
  const unknown = unknownConsultant(form.known ?? claim);
  const typed = (name: keyof typeof LENGTH) => ({
    ...form.field(name),
    label: t(`claim.field.${name}`),
    hint: t(`claim.field.${name}.hint`),
    autoComplete: 'off',
    maxLength: LENGTH[name],
  });

  return (
    <ClaimFrame
      aside={<IpSummary ip={claim.ip} />}
      title={t('claim.offline.contract')}
      form={form}
      claim={claim}
      help={t('claim.mark.help')}
      onSubmit={() => void form.submit()}
    >
      <div className="offline-pair">
        <Marked mark={form.markOf('contract_number')}>
          <TextField {...typed('contract_number')} />
        </Marked>
        <Marked mark={form.markOf('consultant_name')}>
          <TextField
            {...typed('consultant_name')}
            {...(unknown &&
              unknown === normalise(form.values.consultant_name) && {
                hint: t('claim.consultant_unknown'),
              })}
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
      <FileField name="contract_images" form={form} />
      <ClaimEnd form={form}>
        <Link className={buttonClass('quiet')} to={paths.claimOffline}>
          {t('claim.back_to_choose')}
        </Link>
      </ClaimEnd>
    </ClaimFrame>
  );
}
