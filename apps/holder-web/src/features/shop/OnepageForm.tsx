import {
  fieldErrors,
  onepageContent,
  shopApi,
  type OnepageDetail,
  type ShopResource,
  type UploadedFile,
} from '@ipw/domain';
import { api } from '../../app/api';
import { Marked } from '../../form/Marked';
import { idOf } from '../../form/use-problems';
import { useT } from '../../i18n/catalogue';
import { EXPECT_CONFLICT } from '../../review/use-versioned';
import { CropUpload } from './CropUpload';
import { SettingForm } from './SettingForm';
import { ShopPreview } from './ShopPreview';
import { TopResources } from './TopResources';
import { useSetting } from './use-setting';

interface Values {
  base_image: UploadedFile[];
  main_image: UploadedFile[];
  series_ids: string[];
}

const PICTURES = ['base_image', 'main_image'] as const;

const toWire = ({ base_image, main_image, series_ids }: Values) => ({
  base_image: base_image[0]?.image_id ?? null,
  main_image: main_image[0]?.image_id ?? null,
  series_ids,
});

function judge(values: Values) {
  const input = toWire(values);
  const parsed = onepageContent.schema.safeParse(input);
  return parsed.success ? [] : fieldErrors(parsed.error.issues, input);
}

interface Props {
  ipId: string;
  onepage: OnepageDetail;
  resources: readonly ShopResource[];
  onTheirs: () => void;
}

/** The onepage being edited, and how it will look. */
export function OnepageForm({ ipId, onepage, resources, onTheirs }: Props) {
  const t = useT();
  const setting = useSetting<Values>({
    subject: 'onepage',
    ipId,
    detail: onepage,
    initial: () => {
      const known = onepage.proposed ?? onepage.live;
      return {
        base_image: known?.base_image ? [known.base_image] : [],
        main_image: known?.main_image ? [known.main_image] : [],
        // What was hidden meanwhile cannot come first.
        series_ids: (known?.series_ids ?? []).filter((id) =>
          resources.some(({ series_id }) => series_id === id),
        ),
      };
    },
    judge,
    send: (values, how) =>
      api(
        shopApi.onepageUpdate,
        { ip_id: ipId, ...how, ...toWire(values) },
        { expect: EXPECT_CONFLICT, fields: Object.keys(values) },
      ),
    onTheirs,
  });
  const { values, set, problems, markOf, markedIn, busy } = setting.fields;
  const [base_image = null, main_image = null] = [values.base_image[0], values.main_image[0]];
  return (
    <>
      <SettingForm ipId={ipId} subject="onepage" detail={onepage} setting={setting}>
        <div className="onepage-pictures">
          {PICTURES.map((name) => (
            <Marked key={name} mark={markOf(name)}>
              <CropUpload
                id={idOf(name)}
                usage={onepageContent.files[name]}
                label={t(`shop.field.${name}`)}
                help={t(`shop.field.${name}.hint`)}
                value={values[name]}
                error={problems.problemOf(name)}
                marked={markedIn(name)}
                onChange={(files) => set({ [name]: files })}
                onBusy={(yes) => busy(name, yes)}
              />
            </Marked>
          ))}
        </div>
        <Marked mark={markOf('series_ids')}>
          <TopResources
            ipId={ipId}
            resources={resources}
            value={values.series_ids}
            error={problems.problemOf('series_ids')}
            onChange={(series_ids) => set({ series_ids })}
          />
        </Marked>
      </SettingForm>
      <ShopPreview
        ipId={ipId}
        view={{ base_image, main_image, series_ids: values.series_ids }}
        resources={resources}
      />
    </>
  );
}
