import { DOCUMENT_TYPES, DUE_DAYS, memberApi, overseasAuthInput, type UploadedFile } from '@ipw/domain';
import { MultiUpload, toast } from '@ipw/ui';
import { useLocation } from 'react-router';
import { api } from '../../app/api';
import { claimWish } from '../../app/claim-wish';
import { refreshMember } from '../../app/member';
import { paths } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec, Values } from '../../form/schema-form';

const files = (value: unknown) => (value ?? []) as UploadedFile[];

const toInput = (values: Values) => ({
  ...values,
  document_type: values.document_type || undefined,
  document_images: files(values.document_images).map((file) => file.image_id),
});

/** The IP of the claim in a return address. */
const ipIn = (redirect: string | null): string | null =>
  redirect?.startsWith(`${paths.claimStep2}?`) ? new URLSearchParams(redirect.split('?')[1]).get('id') : null;

/** Name, number and pictures of a document for verification by staff; `again`: after a rejection. */
export function OverseasForm({ again = false }: { again?: boolean }) {
  const t = useT();
  const { search } = useLocation();
  const fields: FieldSpec[] = [
    {
      name: 'document_type',
      label: t('auth.document_type'),
      kind: 'select',
      options: DOCUMENT_TYPES.map((value) => ({ value, label: t(`document_type.${value}`) })),
    },
    {
      name: 'real_name',
      label: t('auth.real_name'),
      hint: t('auth.overseas_name_hint'),
      autoComplete: 'name',
    },
    {
      name: 'document_number',
      label: t('auth.overseas_number'),
      hint: t('auth.overseas_number_hint'),
      autoComplete: 'off',
      maxLength: 30,
    },
    {
      name: 'document_images',
      label: t('auth.document_images'),
      render: ({ id, error, value, set, onBusy }) => (
        <MultiUpload
          {...{ id, error }}
          usage="identity"
          label={t('auth.document_images')}
          help={t('auth.document_images_hint')}
          value={files(value)}
          onChange={set}
          onBusy={onBusy}
        />
      ),
    },
  ];
  return (
    <div className="ui-card user-narrow">
      <p className="ui-soft">{t('auth.overseas_lead', { days: DUE_DAYS.verification })}</p>
      <UploadScope>
        <SchemaForm
          schema={overseasAuthInput}
          fields={fields}
          draft="realName.overseas"
          toInput={toInput}
          submitLabel={t(again ? 'auth.overseas_again' : 'auth.overseas_submit')}
          onSubmit={async (input, attempt) => {
            await api(memberApi.auth, input, attempt);
            // Verification takes days, so the IP to claim is stored until it is confirmed.
            const wish = ipIn(new URLSearchParams(search).get('redirect'));
            if (wish) claimWish.set(wish);
            toast('good', t('auth.sent'));
            await refreshMember();
          }}
        />
      </UploadScope>
    </div>
  );
}
