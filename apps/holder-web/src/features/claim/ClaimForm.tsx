import { claimPage, type ClaimDetail } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { CLAIM_FILES, filesDraftKey, filesOf, toPayload, type ClaimFiles } from './claim-files';
import { ClaimEnd } from './ClaimEnd';
import { ClaimFrame } from './ClaimFrame';
import { FileField } from './FileField';
import { IpSummary } from './IpSummary';
import { useClaimForm } from './use-claim-form';

/** Proof, agreement and submission; everything but the consent is saved as it changes. */
export function ClaimForm({ claim }: { claim: ClaimDetail }) {
  const t = useT();
  const form = useClaimForm<ClaimFiles>({
    claim,
    kind: 'normal',
    draftKey: () => filesDraftKey(claim.ip_id),
    initial: () => filesOf(claim),
    toPayload,
    back: () => claimPage(claim),
  });

  return (
    <ClaimFrame
      aside={<IpSummary ip={claim.ip} />}
      title={t('claim.prove.title')}
      form={form}
      claim={claim}
      help={t('claim.failed.help')}
      onSubmit={() => void form.submit()}
    >
      {CLAIM_FILES.map((name) => (
        <FileField key={name} name={name} form={form} />
      ))}
      <ClaimEnd form={form}>
        <Link className={buttonClass('quiet')} to={paths.claimStep1}>
          {t('claim.back_to_choose')}
        </Link>
      </ClaimEnd>
    </ClaimFrame>
  );
}
