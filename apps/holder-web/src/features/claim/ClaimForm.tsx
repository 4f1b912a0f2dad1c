import { claimPage, type ClaimDetail } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { CLAIM_FILES, filesDraftKey, filesOf, toPayload, type ClaimFiles } from './claim-files';
import { ClaimEnd } from './ClaimEnd';
import { ClaimReason } from './ClaimReason';
import { FileField } from './FileField';
import { IpSummary } from './IpSummary';
import { SavedNote } from '../../form/SavedNote';
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
    <div className="claim-prove">
      <IpSummary ip={claim.ip} />
      <form
        className="ui-card claim-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <header className="claim-form-head">
          <h2>{t('claim.prove.title')}</h2>
          <SavedNote form={form} />
        </header>
        <ClaimReason claim={claim} help={t('claim.failed.help')} />
        {CLAIM_FILES.map((name) => (
          <FileField key={name} name={name} form={form} />
        ))}
        <ClaimEnd form={form}>
          <Link className={buttonClass('quiet')} to={paths.claimStep1}>
            {t('claim.back_to_choose')}
          </Link>
        </ClaimEnd>
      </form>
    </div>
  );
}
