import {
  CONTENT_KINDS,
  shopApi,
  type OnepageDetail,
  type ShopResource,
  type UploadedFile,
} from '@ipw/domain';
import { useRenewed } from '@ipw/ui';
import { api } from '../../app/api';
import { SettingForm } from '../../content/SettingForm';
import { useSetting } from '../../content/use-setting';
import { Marked } from '../../form/Marked';
import { useT } from '../../i18n/catalogue';
import { CropUpload } from './CropUpload';
import { onepageForm, type OnepageValues } from './shop-values';
import { ShopPreview } from './ShopPreview';
import { TopResources } from './TopResources';

const PICTURES = ['base_image', 'main_image'] as const;

interface Props {
  ipId: string;
  onepage: OnepageDetail;
  resources: readonly ShopResource[];
  onReloadRemote: () => void;
}

/** The form of the onepage with a preview. */
export function OnepageForm({ ipId, onepage, resources, onReloadRemote }: Props) {
  const t = useT();
  // Series hidden meanwhile cannot be shown first.
  const isShown = (id: string) => resources.some(({ series_id }) => series_id === id);
  const form = useSetting<OnepageValues>({
    subject: 'onepage',
    ipId,
    detail: onepage,
    initial: () => {
      const values = onepageForm.valuesOf(onepage.proposed ?? onepage.live);
      return { ...values, series_ids: values.series_ids.filter(isShown) };
    },
    live: () => onepage.live && onepageForm.valuesOf(onepage.live),
    rules: onepageForm,
    send: (values, { options, ...how }) =>
      api(shopApi.onepageUpdate, { ip_id: ipId, ...how, ...onepageForm.toPayload(values) }, options),
    onReloadRemote,
  });
  const { values, markOf, markedIn, onBusy } = form;
  const newest = useRenewed();
  const shown = ([file]: UploadedFile[]) => (file ? newest(file) : null);
  return (
    <>
      <SettingForm form={form}>
        <div className="onepage-pictures">
          {PICTURES.map((name) => (
            <Marked key={name} mark={markOf(name)}>
              <CropUpload
                {...form.field(name)}
                usage={CONTENT_KINDS.onepage.files[name]}
                label={t(`field.${name}`)}
                help={t(`field.${name}.hint`)}
                marked={markedIn(name)}
                onBusy={(yes) => onBusy(name, yes)}
              />
            </Marked>
          ))}
        </div>
        <Marked mark={markOf('series_ids')}>
          <TopResources {...form.field('series_ids')} ipId={ipId} resources={resources} />
        </Marked>
      </SettingForm>
      <ShopPreview
        ipId={ipId}
        view={{
          base_image: shown(values.base_image),
          main_image: shown(values.main_image),
          series_ids: values.series_ids,
        }}
        resources={resources}
      />
    </>
  );
}
