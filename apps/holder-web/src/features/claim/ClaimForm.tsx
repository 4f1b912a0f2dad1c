import type { ClaimDetail } from '@ipw/domain';
import { Button, buttonClass, CheckField, MultiUpload, SingleUpload } from '@ipw/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { CLAIM_FILES, type ClaimFiles } from './claim-files';
import { ClaimReason } from './ClaimReason';
import { IpSummary } from './IpSummary';
import { SavedNote } from './SavedNote';
import { useClaimDraft } from './use-claim-draft';
import { idOf, useClaimSubmit } from './use-claim-submit';

const NAMES = Object.keys(CLAIM_FILES) as (keyof ClaimFiles)[];

type OnTheWay = Partial<Record<keyof ClaimFiles, boolean>>;

/** One listener a field, the same at every drawing. */
const useBusyOf = (set: (change: (old: OnTheWay) => OnTheWay) => void) =>
  useMemo(
    () =>
      Object.fromEntries(
        NAMES.map((name) => [name, (busy: boolean) => set((old) => ({ ...old, [name]: busy }))]),
      ) as Record<keyof ClaimFiles, (busy: boolean) => void>,
    [set],
  );

/** Proof, agreement and the way to submit; everything but the tick is kept as it changes. */
export function ClaimForm({ claim }: { claim: ClaimDetail }) {
  const t = useT();
  const { files, change, saving, flush, settle } = useClaimDraft(claim);
  const { submit, busy, problemOf, forget } = useClaimSubmit(claim, settle);
  const [agree, setAgree] = useState(false);
  const [onTheWay, setOnTheWay] = useState<OnTheWay>({});
  const waitsFor = NAMES.filter((name) => onTheWay[name]);

  const busyOf = useBusyOf(setOnTheWay);

  const field = (name: keyof ClaimFiles) => ({
    id: idOf(name),
    usage: CLAIM_FILES[name],
    label: t(`claim.field.${name}`),
    help: t(`claim.field.${name}.hint`),
    ...(name === 'proof_images' ? {} : { note: t('ui.optional') }),
    value: files[name],
    error: problemOf(name),
    onChange: (value: ClaimFiles[typeof name]) => {
      forget(name);
      change({ [name]: value });
    },
  });

  return (
    <div className="claim-prove">
      <IpSummary ip={claim.ip} />
      <form
        className="ui-card claim-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit({ files, agree, waitsFor, flush });
        }}
      >
        <header className="claim-form-head">
          <h2>{t('claim.prove.title')}</h2>
          <SavedNote saving={saving} onRetry={() => void flush()} />
        </header>
        <ClaimReason claim={claim} help={t('claim.failed.help')} />
        {NAMES.map((name) => {
          const Upload = name === 'operator_authorization' ? SingleUpload : MultiUpload;
          return <Upload key={name} {...field(name)} onBusy={busyOf[name]} />;
        })}
        <CheckField
          id={idOf('agree')}
          checked={agree}
          error={problemOf('agree')}
          onChange={(yes) => {
            forget('agree');
            setAgree(yes);
          }}
          label={
            <>
              {t('claim.agree')}{' '}
              <a href={`#${paths.ipCoopFrame}`} target="_blank" rel="noreferrer">
                {t('claim.agree.name')}
              </a>
            </>
          }
        />
        <div className="ui-row">
          <Button type="submit" look="primary" busy={busy}>
            {t('claim.submit')}
          </Button>
          <Link className={buttonClass('quiet')} to={paths.claimStep1}>
            {t('claim.back_to_choose')}
          </Link>
        </div>
      </form>
    </div>
  );
}
