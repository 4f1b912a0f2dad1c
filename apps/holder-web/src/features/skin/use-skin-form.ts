import { CONSENT, ERRORS, emptySlots, skinApi, type SkinDetail } from '@ipw/domain';
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
import { materialOf, skinsChanged, type SkinValues, toPayload, valuesOf } from './skin.calls';

/** What prevents the submission: slots that are missing, and values that break a rule. */
function problemsOf(ip_id: string, values: SkinValues): Found[] {
  const missing = emptySlots(materialOf(values)).map((field): Found =>
    field === 'emoji_list'
      ? { field, msg: translate('skin.stickers.missing') }
      : { field, rule: 'required', args: {} },
  );
  const broken = errorsIn(skinApi.save.input, { ip_id, ...toPayload(values) });
  return [...broken, ...missing.filter(({ field }) => !broken.some((one) => one.field.startsWith(field)))];
}

/** The form of skin goods: saved on the server as it changes; the letter is agreed to when it is submitted. */
export function useSkinForm(
  skin: SkinDetail | null,
  onBegun: (id: string) => void,
  onReloadRemote: () => void,
) {
  const ip_id = useIpId();
  const navigate = useNavigate();
  const texts = useShownTexts(CONSENT.skin);
  const [agreed, setAgreed] = useState(false);

  const submit = async (_values: SkinValues, { id, version, options }: SavedCall) => {
    try {
      return await api(
        skinApi.submit,
        { ip_id, skin_id: id!, version: version!, agree: true, texts },
        { ...options, expect: [...(options.expect ?? []), ERRORS.AGREEMENT.code] },
      );
    } catch (error) {
      // Submitted from elsewhere meanwhile: the page shows its present state.
      if (error instanceof ApiError && error.code === ERRORS.STATE.code) await skinsChanged();
      throw onField(error, { [ERRORS.AGREEMENT.code]: 'agree' });
    }
  };

  const form = useSavedForm<SkinValues>({
    record: skin,
    id: skin?.skin_id,
    changed: skin?.changed,
    draftKey: (id) => `skin.${ip_id}.${id ?? 'new'}`,
    initial: () => valuesOf(skin?.material),
    draftErrors: (values) => errorsIn(skinApi.save.input, { ip_id, ...toPayload(values) }),
    validate: (values): Found[] => [
      ...problemsOf(ip_id, values),
      ...(agreed ? [] : [{ field: 'agree', msg: translate('skin.agree.missing') }]),
    ],
    ask: () =>
      ask({
        title: translate('skin.submit.ask'),
        text: translate('skin.submit.text'),
        confirm: translate('skin.submit'),
      }),
    save: async (values, { id, version, options }) => {
      const input = { ip_id, ...(id && { skin_id: id, version }), ...toPayload(values) };
      const saved = await api(skinApi.save, input, options);
      return { id: saved.skin_id, state: saved.state, version: saved.version };
    },
    onBegun,
    submit,
    onSubmitted: async () => {
      toast('good', translate('skin.submit.done'));
      await skinsChanged();
      void navigate(withQuery(paths.bilibiliGoodsManagement, { id: ip_id, state: 'under_review' }));
    },
    onReloadRemote,
  });

  return {
    ...form,
    agreed,
    setAgreed: (yes: boolean) => {
      form.problems.forget(['agree']);
      setAgreed(yes);
    },
  };
}

export type SkinFormState = ReturnType<typeof useSkinForm>;
