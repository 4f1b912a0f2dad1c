import {
  claimApi,
  claimSubmitInput,
  ERRORS,
  fieldErrors,
  type ClaimDetail,
  type FieldError,
} from '@ipw/domain';
import { ask, sentence, useText, type Problem } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, api } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { startAfresh } from '../../app/switch-ip';
import { translate } from '../../i18n/catalogue';
import { CLAIM_REFUSALS, claimsChanged } from './claim.calls';
import { CLAIM_FILES, toWire, type ClaimFiles } from './claim-files';
import { refusalOf, wayOut, type Refusal } from './ClaimRefused';

const FIELDS = [...Object.keys(CLAIM_FILES), 'agree'];
const AGREEMENT = ERRORS.AGREEMENT.code;

const tell = (refusal: Refusal): Promise<boolean> =>
  ask({
    title: translate(`claim.refused.${refusal}.title`),
    text: translate(`claim.refused.${refusal}.text`),
    confirm: translate(`claim.refused.${refusal}.go`),
  });

/** A missing file is uploaded, not entered. */
const worded = (error: FieldError): FieldError =>
  error.rule === 'required' && error.field in CLAIM_FILES ? { ...error, rule: 'upload_required' } : error;

/** The id of a field's control, for the focus. */
export const idOf = (field: string): string => `claim-${field.split('.')[0] ?? ''}`;

interface Attempt {
  files: ClaimFiles;
  agree: boolean;
  /** Fields with files still on their way. */
  waitsFor: readonly string[];
  flush: () => Promise<unknown>;
}

/** Checks, asks and submits a claim; problems stay on their fields until they change. */
export function useClaimSubmit({ ip_id }: ClaimDetail, settle: () => void) {
  const navigate = useNavigate();
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<(Problem | FieldError)[]>([]);

  const show = (found: (Problem | FieldError)[]) => {
    setProblems(found);
    if (found[0]) document.getElementById(idOf(found[0].field))?.focus();
  };

  const submit = async ({ files, agree, waitsFor, flush }: Attempt) => {
    const input = { kind: 'normal' as const, ip_id, ...toWire(files), agree };
    const parsed = claimSubmitInput.safeParse(input);
    const found: (Problem | FieldError)[] = waitsFor.map((field) => ({
      field,
      msg: translate('upload.still'),
    }));
    if (!parsed.success) found.push(...fieldErrors(parsed.error.issues, input).map(worded));
    if (!agree) found.push({ field: 'agree', rule: 'agree', args: {} });
    show(found);
    if (
      found.length > 0 ||
      !(await ask({ title: translate('claim.submit.ask'), text: translate('claim.submit.text') }))
    )
      return;
    setBusy(true);
    try {
      await flush();
      await api(claimApi.submit, input, { expect: [...CLAIM_REFUSALS, AGREEMENT], fields: FIELDS });
      settle();
      startAfresh();
      void navigate(withQuery(paths.claimStep3, { id: ip_id }), { replace: true });
      await claimsChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = refusalOf(error);
      show(error.code === AGREEMENT ? [{ field: 'agree', msg: error.message }] : error.problems);
      // It moved meanwhile, in another tab or by staff: show where it stands now.
      if (error.code === ERRORS.STATE.code) await claimsChanged();
      if (refusal && (await tell(refusal))) void navigate(wayOut(refusal, ip_id));
    } finally {
      setBusy(false);
    }
  };

  const problemOf = (field: string): string | undefined => {
    const problem = problems.find((one) => one.field.split('.')[0] === field);
    return problem && sentence(t, problem);
  };
  const forget = (field: string) =>
    setProblems((old) => old.filter((one) => one.field.split('.')[0] !== field));
  return { submit, busy, problemOf, forget };
}
