import { VisitorPictures } from '../../form/VisitorPictures';
import type { FieldControl } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';
import { calls } from './calls';
import { USAGE } from './pictures';

/** Pictures of the buyer's earlier work. */
export function CasePictures({ control }: { control: FieldControl }) {
  const t = useT();
  return (
    <VisitorPictures
      control={control}
      usage={USAGE}
      scene="cooperate"
      label={t('cooperate.company_case_images')}
      help={t('cooperate.pictures_help')}
      optional
      why={t('cooperate.pictures_prove')}
      verify={t('cooperate.pictures_verify')}
      prove={async (input, options) => (await calls()).sheetsOfPhone(input, options)}
    />
  );
}
