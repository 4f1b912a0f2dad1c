import { claimPage, type ClaimDetail } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { useReviewedFields } from '../../form/reviewed-fields';
import { CLAIM_FILES, draftErrors, filesDraftKey, filesOf, toPayload, type ClaimFiles } from './claim-files';
import { saveClaim } from './claim.calls';
import { ClaimEnd } from './ClaimEnd';
import { ClaimReason } from './ClaimReason';
import { FileField } from './FileField';
import { IpSummary } from './IpSummary';
import { SavedNote } from '../../form/SavedNote';
import { useClaimSubmit } from './use-claim-submit';

/** Proof, agreement and submission; everything but the consent is saved as it changes. */
export function ClaimForm({ claim }: { claim: ClaimDetail }) {
  const t = useT();
  const { ip_id } = claim;
  const fields = useReviewedFields<ClaimFiles>({
    reviewed: claim,
    draftKey: filesDraftKey(ip_id),
    initial: () => filesOf(claim),
    draftErrors,
    save: async (files) => {
      await saveClaim(() => ({ ip_id, ...toPayload(files) }));
      return {};
    },
  });
  const { values, problems, saving, waitsFor, flush, markSaved } = fields;
  const { submit, busy } = useClaimSubmit(problems.show);
  const [agree, setAgree] = useState(false);

  return (
    <div className="claim-prove">
      <IpSummary ip={claim.ip} />
      <form
        className="ui-card claim-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit({
            input: () => ({ kind: 'normal', ip_id, ...toPayload(values), agree }),
            ipId: () => ip_id,
            back: () => claimPage(claim),
            waitsFor,
            flush,
            markSaved,
          });
        }}
      >
        <header className="claim-form-head">
          <h2>{t('claim.prove.title')}</h2>
          <SavedNote begun saving={saving} onRetry={() => void flush()} />
        </header>
        <ClaimReason claim={claim} help={t('claim.failed.help')} />
        {CLAIM_FILES.map((name) => (
          <FileField key={name} name={name} fields={fields} />
        ))}
        <ClaimEnd
          agree={agree}
          error={problems.problemOf('agree')}
          busy={busy}
          onAgree={(yes) => {
            problems.forget(['agree']);
            setAgree(yes);
          }}
        >
          <Link className={buttonClass('quiet')} to={paths.claimStep1}>
            {t('claim.back_to_choose')}
          </Link>
        </ClaimEnd>
      </form>
    </div>
  );
}
