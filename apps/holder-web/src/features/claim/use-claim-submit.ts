import { claimApi, claimSubmitInput, CONSENT, ERRORS, fieldErrors, type Request } from '@ipw/domain';
import { ask } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, api } from '../../app/api';
import { startAfresh } from '../../app/switch-ip';
import { useShownTexts } from '../../form/use-shown-texts';
import { translate } from '../../i18n/catalogue';
import { CLAIM_REFUSALS, claimsChanged } from './claim.calls';
import { resultOf } from './claim-flow';
import { refusalOf, wayOut, type Refusal } from './ClaimRefused';
import type { Found, Problems } from '../../form/use-problems';

const AGREEMENT = ERRORS.AGREEMENT.code;

const explain = (refusal: Refusal): Promise<boolean> =>
  ask({
    title: translate(`claim.refused.${refusal}.title`),
    text: translate(`claim.refused.${refusal}.text`),
    confirm: translate(`claim.refused.${refusal}.go`),
  });

type Submitted = Request<typeof claimApi.submit>;

/** What is wrong with a claim about to be submitted. */
export function validateClaim(input: Submitted, waitsFor: readonly string[]): Found[] {
  const parsed = claimSubmitInput.safeParse(input);
  // A schema that stops at a missing field must not hide that both names are missing.
  const nameless = input.kind === 'artist' && !input.cn_name && !input.en_name;
  return [
    ...(nameless ? [{ field: 'cn_name', rule: 'one_name' as const, args: {} }] : []),
    ...waitsFor.map((field) => ({ field, msg: translate('upload.still') })),
    ...(parsed.success ? [] : fieldErrors(parsed.error.issues, input)),
    ...(input.agree ? [] : [{ field: 'agree', rule: 'agree' as const, args: {} }]),
  ];
}

interface Attempt {
  /** Read once all is saved. */
  input: () => Submitted;
  /** The IP, as far as it is known yet. */
  ipId: () => string | undefined;
  /** Where the form is, for the way back from verification. */
  back: () => string;
  /** Fields with files still on their way. */
  waitsFor: readonly string[];
  flush: () => Promise<unknown>;
  markSaved: () => void;
}

/** Checks, asks and submits a claim; `show` puts problems on their fields. */
export function useClaimSubmit(show: Problems['show']) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const texts = useShownTexts(CONSENT.claim);

  const submit = async ({ input, ipId, back, waitsFor, flush, markSaved }: Attempt) => {
    const found = validateClaim(input(), waitsFor);
    show(found);
    if (
      found.length > 0 ||
      !(await ask({ title: translate('claim.submit.ask'), text: translate('claim.submit.text') }))
    )
      return;
    setBusy(true);
    try {
      await flush();
      const sent = { ...input(), texts };
      await api(claimApi.submit, sent, {
        expect: [...CLAIM_REFUSALS, AGREEMENT],
        fields: Object.keys(sent),
      });
      markSaved();
      startAfresh();
      void navigate(resultOf({ kind: sent.kind ?? 'normal', ip_id: ipId() ?? '' }), { replace: true });
      await claimsChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = refusalOf(error);
      show(error.code === AGREEMENT ? [{ field: 'agree', msg: error.message }] : error.problems);
      // It moved meanwhile, in another tab or by staff: show where it stands now.
      if (error.code === ERRORS.STATE.code) await claimsChanged();
      if (refusal && (await explain(refusal))) void navigate(wayOut(refusal, ipId() ?? '', back()));
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy };
}
