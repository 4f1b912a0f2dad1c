import {
  CONSENT,
  ERRORS,
  type Registration,
  registrationApi,
  REGISTRATION_TABS,
  type RegistrationTab,
} from '@ipw/domain';
import { ask, toast } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import type { Found } from '../../form/same';
import { type SavedCall, useSavedForm } from '../../form/use-saved-form';
import { useShownTexts } from '../../form/use-shown-texts';
import { errorsIn } from '../../form/validate';
import { translate } from '../../i18n/catalogue';
import { type EntryValues, NO_ENTRY, toPayload, valuesOf } from './entry.calls';
import { tendersChanged } from './tenders-changed';

/** Whether nothing was entered yet. */
const isEmpty = ({ tab: _tab, ...values }: EntryValues) =>
  Object.values(values).every((value) => value.length === 0);

/** The form of an entry: saved on the server as it changes; the promise is given when it is handed in. */
export function useEntryForm(entry: Registration, project_version: number, onReloadRemote: () => void) {
  const ip_id = useIpId();
  const navigate = useNavigate();
  const texts = useShownTexts(CONSENT.tender);
  const [promise, setPromise] = useState(false);
  const { tender_id } = entry.tender;
  const which = { ip_id, tender_id };
  const inputOf = (values: EntryValues) => ({ ...which, ...toPayload(values) });

  const submit = async (values: EntryValues, { version, options }: SavedCall) => {
    try {
      return await api(
        registrationApi.registrationSubmit,
        { ...inputOf(values), version, project_version, promise: true, texts },
        { ...options, expect: [...(options.expect ?? []), ERRORS.AGREEMENT.code] },
      );
    } catch (error) {
      // Ended, full, changed or approved meanwhile: the page shows its present state.
      if (error instanceof ApiError && error.code === ERRORS.STATE.code) await tendersChanged();
      throw onField(error, { [ERRORS.AGREEMENT.code]: 'promise' });
    }
  };

  const form = useSavedForm<EntryValues>({
    record: entry.registration_id === null ? null : entry,
    id: entry.registration_id ?? undefined,
    changed: entry.changed,
    draftKey: () => `tender.entry.${ip_id}.${tender_id}`,
    initial: () => valuesOf(entry),
    draftErrors: (values) =>
      errorsIn(registrationApi.registrationSave.input, inputOf(values), Object.keys(values)),
    validate: (values): Found[] => [
      ...errorsIn(registrationApi.registrationSubmit.input, { ...inputOf(values), promise: true }),
      ...(promise ? [] : [{ field: 'promise', msg: translate('entry.promise.missing') }]),
    ],
    ask: () =>
      ask({
        title: translate('entry.submit.ask'),
        text: translate('entry.submit.text'),
        confirm: translate('entry.submit'),
      }),
    save: async (values, { version, options }) => {
      const saved = await api(registrationApi.registrationSave, { ...inputOf(values), version }, options);
      return { id: saved.registration_id, state: saved.state, version: saved.version };
    },
    submit,
    onSubmitted: async () => {
      toast('good', translate('entry.submit.done'));
      void navigate(withQuery(paths.fastCoopSignUpInfo, { id: ip_id, tender_id }), { replace: true });
      await tendersChanged();
    },
    onReloadRemote,
  });

  /** Changing the tab clears the entry, after a question when something was entered; the toast takes it back. */
  const changeTab = async (tab: RegistrationTab) => {
    const { values } = form;
    if (tab === values.tab) return;
    const empty = isEmpty(values);
    const yes =
      empty ||
      (await ask({
        title: translate('entry.tab.ask'),
        text: translate('entry.tab.text', { tab: translate(`entry.tab.${tab}`) }),
        confirm: translate('entry.tab.confirm'),
        danger: true,
      }));
    if (!yes) return;
    form.set({ ...NO_ENTRY, tab });
    if (!empty) toast('good', translate('entry.tab.cleared'), () => form.set(values));
  };

  return {
    ...form,
    tabs: REGISTRATION_TABS,
    changeTab,
    promise,
    setPromise: (yes: boolean) => {
      form.problems.forget(['promise']);
      setPromise(yes);
    },
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;
