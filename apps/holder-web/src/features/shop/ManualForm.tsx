import { isApproved, manualApi, type ManualDetail } from '@ipw/domain';
import { useRenewed } from '@ipw/ui';
import { api } from '../../app/api';
import { filesOf } from '../../content/content-type';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { ManualCard } from './ManualCard';
import { manualRules } from './shop-rules';

interface Props {
  ipId: string;
  manual: ManualDetail;
  onReloadRemote: () => void;
}

/** The form of the manual; shows contact details found in it before it is submitted. */
export function ManualForm({ ipId, manual, onReloadRemote }: Props) {
  const form = useSetting({
    subject: 'manual',
    ipId,
    detail: manual,
    rules: manualRules,
    send: async ({ draft, ...input }, options) => {
      const saved = await api(manualApi.save, input, options);
      return draft || isApproved(saved.state)
        ? saved
        : api(manualApi.submit, { ip_id: ipId, version: saved.version }, options);
    },
    onReloadRemote,
  });
  const [file] = filesOf(form.values.manual_file).map(useRenewed());
  return (
    <SettingForm form={form}>
      {/* The live manual is already shown beside the form. */}
      {file && file.image_id !== manual.live?.manual_file?.image_id && <ManualCard file={file} />}
    </SettingForm>
  );
}
