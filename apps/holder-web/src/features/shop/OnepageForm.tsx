import { idsIn, shopApi, type OnepageDetail, type ShopResource } from '@ipw/domain';
import { useRenewed } from '@ipw/ui';
import { api } from '../../app/api';
import { filesOf } from '../../content/content-type';
import type { FieldProps } from '../../content/listed-kind';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { CropUpload } from './CropUpload';
import { onepageRules } from './shop-rules';
import { ShopPreview } from './ShopPreview';
import { TopResources } from './TopResources';

interface Props {
  ipId: string;
  onepage: OnepageDetail;
  resources: readonly ShopResource[];
  onReloadRemote: () => void;
}

/** The form of the onepage with a preview. */
export function OnepageForm({ ipId, onepage, resources, onReloadRemote }: Props) {
  // Series hidden meanwhile cannot be shown first.
  const isShown = (id: string) => resources.some(({ series_id }) => series_id === id);
  const form = useSetting({
    subject: 'onepage',
    ipId,
    detail: onepage,
    rules: onepageRules,
    initial: (view) => {
      const values = onepageRules.valuesOf(view);
      return { ...values, series_ids: idsIn(values.series_ids).filter(isShown) };
    },
    send: (input, options) => api(shopApi.onepageUpdate, input, options),
    onReloadRemote,
  });
  const newest = useRenewed();
  const shown = (field: string) => {
    const [file] = filesOf(form.values[field]);
    return file ? newest(file) : null;
  };
  const series_ids = idsIn(form.values.series_ids);
  const draw = ({ name, plan, form: { field, onBusy, markedIn }, words }: FieldProps) => {
    const { value, ...control } = field(name);
    if (plan.as === 'references')
      return <TopResources {...control} value={series_ids} ipId={ipId} resources={resources} />;
    if (plan.as !== 'picture') return undefined;
    const { label, hint: help } = words(name);
    return (
      <CropUpload
        {...{ ...control, label, help, usage: plan.usage }}
        value={filesOf(value)}
        marked={markedIn(name)}
        onBusy={(yes) => onBusy(name, yes)}
      />
    );
  };
  return (
    <>
      <SettingForm form={form} draw={draw} />
      <ShopPreview
        ipId={ipId}
        view={{ base_image: shown('base_image'), main_image: shown('main_image'), series_ids }}
        resources={resources}
      />
    </>
  );
}
