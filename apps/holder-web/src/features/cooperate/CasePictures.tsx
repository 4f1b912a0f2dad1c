import { lazyPage } from '../../app/lazy-page';
import { VisitorPictures } from '../../form/VisitorPictures';
import type { FieldControl } from '../../form/schema-form';
import { type OwnWords, useT } from '../../i18n/catalogue';
import { calls } from './calls';

interface Props {
  control: FieldControl;
}

const words: OwnWords = {
  en: async () => (await import('@ipw/ui/upload/i18n/upload.en')).uploadEn,
  'zh-CN': async () => (await import('@ipw/ui/upload/i18n/upload.zh-CN')).uploadZhCn,
  'zh-TW': async () => (await import('@ipw/ui/upload/i18n/upload.zh-TW')).uploadZhTw,
};

/** Pictures of the buyer's earlier work, with the words of uploads. */
export const CasePictures = (props: Props) => <Shown {...props} />;
const Shown = lazyPage(() => Promise.resolve({ Pictures }), 'Pictures', words);

function Pictures({ control }: Props) {
  const t = useT();
  return (
    <VisitorPictures
      control={control}
      usage="company_case_image"
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
