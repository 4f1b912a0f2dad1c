import {
  claimApi,
  claimSubmitInput,
  CONSENT,
  ERRORS,
  type ClaimDetail,
  type ClaimKind,
  type Request,
} from '@ipw/domain';
import { ask } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { startAfresh } from '../../app/switch-ip';
import type { Found } from '../../form/same';
import { useSavedForm, type SavedCall } from '../../form/use-saved-form';
import { useShownTexts } from '../../form/use-shown-texts';
import { errorsIn } from '../../form/validate';
import { translate } from '../../i18n/catalogue';
import { claimDraftErrors, type ClaimFiles } from './claim-files';
import { CLAIM_REFUSAL_CODES, claimsChanged, saveClaim } from './claim.calls';
import { resultOf } from './claim-flow';
import { refusalOf, wayOut, type Refusal } from './ClaimRefused';

const AGREEMENT = ERRORS.AGREEMENT.code;

const explain = (refusal: Refusal): Promise<boolean> =>
  ask({
    title: translate(`claim.refused.${refusal}.title`),
    text: translate(`claim.refused.${refusal}.text`),
    confirm: translate(`claim.refused.${refusal}.go`),
  });

type Submitted = Request<typeof claimApi.submit>;

/** Errors of a claim before its submission. */
function wrongIn(input: Submitted): Found[] {
  // The schema stops at the first missing field and would hide that both names are missing.
  const nameless = input.kind === 'artist' && !input.cn_name && !input.en_name;
  return [
    ...(nameless ? [{ field: 'cn_name', rule: 'one_name' as const, args: {} }] : []),
    ...errorsIn(claimSubmitInput, input),
    ...(input.agree ? [] : [{ field: 'agree', rule: 'agree' as const, args: {} }]),
  ];
}

interface Options<V extends ClaimFiles> {
  /** Null before the claim exists on the server. */
  claim: ClaimDetail | null;
  kind: ClaimKind;
  draftKey: (id: string | undefined) => string;
  initial: () => V;
  /** The call's parameters from the form's values. */
  toPayload: (values: V) => object;
  /** The form's address, to return to after verification. */
  back: (id: string | undefined) => string;
  onBegun?: (claimId: string) => void;
  within?: string;
}

/** The form of a claim: everything but the consent is saved as it changes. */
export function useClaimForm<V extends ClaimFiles>({ claim, kind, toPayload, back, ...options }: Options<V>) {
  const navigate = useNavigate();
  const texts = useShownTexts(CONSENT.claim);
  const [agree, setAgree] = useState(false);
  const [known, setKnown] = useState(claim);
  const inputOf = (values: V, claim_id: string | undefined) => ({
    kind,
    ...(kind === 'normal' ? { ip_id: claim?.ip_id } : { claim_id }),
    ...toPayload(values),
  });
  const submitted = (values: V, id: string | undefined) => ({ ...inputOf(values, id), agree }) as Submitted;
  const wrong = (values: V): Found[] => wrongIn(submitted(values, form.idNow()));

  const submit = async (values: V, { id }: SavedCall) => {
    const sent = { ...submitted(values, id), texts };
    try {
      await api(claimApi.submit, sent, {
        expect: [...CLAIM_REFUSAL_CODES, AGREEMENT],
        fields: Object.keys(sent),
      });
    } catch (error) {
      const refusal = refusalOf(error);
      // The claim has changed in another tab or by staff: show its current state.
      if (error instanceof ApiError && error.code === ERRORS.STATE.code) await claimsChanged();
      if (refusal && (await explain(refusal))) void navigate(wayOut(refusal, known?.ip_id ?? '', back(id)));
      throw onField(error, { [AGREEMENT]: 'agree' });
    }
    return {};
  };

  const form = useSavedForm<V>({
    ...options,
    record: claim,
    id: claim?.claim_id,
    changed: claim?.changed,
    draftErrors: (values) => claimDraftErrors(kind, toPayload(values), Object.keys(values)),
    validate: wrong,
    ask: () => ask({ title: translate('claim.submit.ask'), text: translate('claim.submit.text') }),
    sendsAll: true,
    save: async (values, { id, options: how }) => {
      const saved = await saveClaim(inputOf(values, id) as Request<typeof claimApi.save>, how);
      setKnown(saved);
      return { id: saved.claim_id, state: saved.state };
    },
    submit,
    onSubmitted: async () => {
      startAfresh();
      void navigate(resultOf({ kind, ip_id: known?.ip_id ?? '' }), { replace: true });
      await claimsChanged();
    },
  });
  return {
    ...form,
    /** The claim when the form was opened, and as the server answered last. */
    claim,
    known,
    /** Current errors that would refuse the submission. */
    wrong: (): Found[] => [
      ...form.waitsFor.map((field) => ({ field, msg: translate('upload.still') })),
      ...wrong(form.values),
    ],
    agree,
    setAgree: (yes: boolean) => {
      form.problems.forget(['agree']);
      setAgree(yes);
    },
  };
}

export type ClaimForm<V extends ClaimFiles> = ReturnType<typeof useClaimForm<V>>;
