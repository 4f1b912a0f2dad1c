import { formatLimit, PICTURE_LIST } from '@ipw/domain';
import { Button, Skeleton } from '@ipw/ui';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../app/lazy-page';
import type { FieldControl } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';
import { picturesIn } from '../../form/proven';

// Few buyers add pictures, so what uploads them is loaded when the first is added.
const CasePictures = lazyPage(() => import('./CasePictures'), 'CasePictures');

/** Pictures of earlier work: nothing but a button until the first is added. */
export function PictureField({ control }: { control: FieldControl }) {
  const t = useT();
  const [open, setOpen] = useState(picturesIn(control.value).length > 0);
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
      <p className="ui-soft">
        {t('cooperate.pictures_hint', { count: PICTURE_LIST.count, max: formatLimit(PICTURE_LIST.max) })}
      </p>
    </div>
  );
}
