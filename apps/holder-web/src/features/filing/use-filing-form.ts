import {
  ERRORS,
  type FilingContent,
  type FilingDetail,
  filingApi,
  filingMachine,
  FILING_PAYS,
  type FilingOffer,
  type FilingPay,
  missingIn,
  PAYMENT_TYPES,
} from '@ipw/domain';
import { ask, toast } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { useIpId } from '../../app/member';
import { filingPaths } from '../../app/filing-paths';
import { withQuery } from '../../app/paths';
import type { Found } from '../../form/same';
import { type SavedCall, useSavedForm } from '../../form/use-saved-form';
import { errorsIn } from '../../form/validate';
import { translate } from '../../i18n/catalogue';
import { filingsChanged, type FilingValues, NO_FILING, toPayload, valuesOf } from './filing.calls';

interface Options {
  /** Null for one that is not stored yet. */
  filing: FilingDetail | null;
  offer: FilingOffer | undefined;
  begin: Partial<FilingValues>;
  onBegun: (id: string) => void;
  /** Called when the server has taken it, before its page is shown again. */
  onSubmitted: () => void;
  onReloadRemote: () => void;
}

/** The form of a filing: saved on the server as it changes; payment and declaration are given when it is submitted. */
export function useFilingForm({ filing, offer, begin, onBegun, onSubmitted, onReloadRemote }: Options) {
  const ipId = useIpId();
  const navigate = useNavigate();
  const [declare, setDeclare] = useState(false);
  const [chosen, setPay] = useState<FilingPay>('credit');
  const pays: readonly FilingPay[] = offer?.credit === 0 ? PAYMENT_TYPES : FILING_PAYS;
  const pay = pays.includes(chosen) ? chosen : pays[0]!;
  const isCorrection = !!filing && filingMachine.actions.correct.from.includes(filing.state);
  const inputOf = (values: FilingValues) => ({
    ip_id: filing ? (filing.ip_id ?? '') : ipId,
    ...toPayload(values),
  });

  const send = async (values: FilingValues, { id, version, options }: SavedCall) => {
    const moved = await api(
      filingApi.save,
      { ...inputOf(values), ...(id && { filing_id: id, version }) } as never,
      options,
    );
    return { id: moved.filing_id, state: moved.state, version: moved.version };
  };

  const form = useSavedForm<FilingValues>({
    record: filing,
    id: filing?.filing_id,
    draftKey: (id) => `filing.${id ?? `new.${ipId}`}`,
    initial: () => (filing ? valuesOf(filing) : { ...NO_FILING, ...begin }),
    draftErrors: (values) => errorsIn(filingApi.save.input, inputOf(values), Object.keys(values)),
    validate: (values): Found[] => [
      ...errorsIn(filingApi.save.input, inputOf(values)),
      ...missingIn(inputOf(values) as unknown as FilingContent),
      ...(declare ? [] : [{ field: 'declare', rule: 'declare' as const, args: {} }]),
    ],
    // A submission can be withdrawn until staff send it; a correction may go to the centre at once.
    ...(isCorrection && {
      ask: () =>
        ask({
          title: translate('filing.correct.ask'),
          text: translate('filing.correct.text'),
          confirm: translate('action.filing.correct'),
        }),
    }),
    save: send,
    begins: true,
    onBegun: (id) => {
      onBegun(id);
      void filingsChanged();
    },
    submit: async (_values, { id, version, options }) => {
      try {
        return await api(
          filingApi.submit,
          {
            filing_id: id!,
            version: version!,
            declare: true,
            ...(!isCorrection && { pay }),
          },
          { ...options, expect: [...(options.expect ?? []), ERRORS.FILING_CREDIT.code] },
        );
      } catch (error) {
        // Decided or used elsewhere meanwhile: the page shows the present state.
        if (error instanceof ApiError) await filingsChanged();
        throw onField(error, { [ERRORS.FILING_CREDIT.code]: isCorrection ? 'holder_kind' : 'pay' });
      }
    },
    onSubmitted: async () => {
      toast('good', translate('filing.submit.done'));
      onSubmitted();
      const filing_id = form.idNow();
      void navigate(withQuery(filingPaths.iprService, { id: ipId, filing_id }), { replace: true });
      await filingsChanged();
    },
    onReloadRemote,
  });

  return {
    ...form,
    isCorrection,
    declare,
    setDeclare: (yes: boolean) => {
      form.problems.forget(['declare']);
      setDeclare(yes);
    },
    pay,
    pays,
    setPay: (next: FilingPay) => {
      form.problems.forget(['pay']);
      setPay(next);
    },
  };
}

export type FilingFormState = ReturnType<typeof useFilingForm>;
