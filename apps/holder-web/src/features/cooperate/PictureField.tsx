import { formatLimit, uploadLimit } from '@ipw/domain';
import { Button, Skeleton } from '@ipw/ui';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../app/lazy-page';
import type { FieldControl } from '../../form/schema-form';
import { type OwnWords, useT } from '../../i18n/catalogue';
import { picturesIn } from '../../form/proven';
import { USAGE } from './pictures';

const words: OwnWords = {
  en: async () => (await import('@ipw/ui/upload/i18n/upload.en')).uploadEn,
  'zh-CN': async () => (await import('@ipw/ui/upload/i18n/upload.zh-CN')).uploadZhCn,
  'zh-TW': async () => (await import('@ipw/ui/upload/i18n/upload.zh-TW')).uploadZhTw,
};
// Few buyers add pictures, so what uploads them is loaded when the first is added.
const CasePictures = lazyPage(() => import('./CasePictures'), 'CasePictures', words);

/** Pictures of earlier work: nothing but a button until the first is added. */
export function PictureField({ control }: { control: FieldControl }) {
  const t = useT();
  const [open, setOpen] = useState(picturesIn(control.value).length > 0);
  const { count, max } = uploadLimit(USAGE);
  if (open)
    return (
      <Suspense fallback={<Skeleton lines={2} />}>
        <CasePictures control={control} />
      </Suspense>
    );
  return (
    <div className="cooperate-pictures">
      <Button id={control.id} onClick={() => setOpen(true)}>
        {t('cooperate.add_pictures')}
      </Button>
      <p className="ui-soft">{t('cooperate.pictures_hint', { count, max: formatLimit(max) })}</p>
    </div>
  );
}
