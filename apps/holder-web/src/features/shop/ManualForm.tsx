import { CONTENT_KINDS, manualApi, type ManualDetail } from '@ipw/domain';
import { SingleUpload, useRenewed } from '@ipw/ui';
import { api } from '../../app/api';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { Marked } from '../../form/Marked';
import { useT } from '../../i18n/catalogue';
import { ManualCard } from './ManualCard';
import { manualForm, type ManualValues } from './shop-values';

interface Props {
  ipId: string;
  manual: ManualDetail;
  onReloadRemote: () => void;
}

/** The form of the manual; shows contact details found in it before it is submitted. */
export function ManualForm({ ipId, manual, onReloadRemote }: Props) {
  const t = useT();
  const form = useSetting<ManualValues>({
    subject: 'manual',
    ipId,
    detail: manual,
    initial: () => manualForm.valuesOf(manual.proposed ?? manual.live),
    live: () => manual.live && manualForm.valuesOf(manual.live),
    rules: manualForm,
    send: async (values, { version, draft, options }) => {
      const saved = await api(
        manualApi.save,
        { ip_id: ipId, version, ...manualForm.toPayload(values) },
        options,
      );
      return draft || saved.state === 'approved'
        ? saved
        : api(manualApi.submit, { ip_id: ipId, version: saved.version }, options);
    },
    onReloadRemote,
  });
  const { values, markOf, markedIn, onBusy } = form;
  const [file] = values.manual_file.map(useRenewed());
  return (
    <SettingForm form={form}>
      <Marked mark={markOf('manual_file')}>
        <SingleUpload
          {...form.field('manual_file')}
          usage={CONTENT_KINDS.manual.files.manual_file}
          label={t('field.manual_file')}
          help={t('field.manual_file.hint')}
          marked={markedIn('manual_file')}
          onBusy={(yes) => onBusy('manual_file', yes)}
        />
      </Marked>
      {/* The live manual is already shown beside the form. */}
      {file && file.image_id !== manual.live?.manual_file?.image_id && <ManualCard file={file} />}
    </SettingForm>
  );
}
