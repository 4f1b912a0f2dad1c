import { uploadLimit } from '@ipw/domain';
import { SingleUpload, type UploadFieldProps } from '@ipw/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../i18n/catalogue';

const CropDialog = lazy(() => import('./CropDialog'));

/** Whether the browser can read the picture; others are passed to the field, which shows the error. */
const isReadable = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

/** An upload field for one picture of a fixed shape: a chosen picture is cropped before it is sent. */
export function CropUpload(props: UploadFieldProps) {
  const t = useT();
  const { pixels, ratio } = uploadLimit(props.usage);
  const [file, setFile] = useState<File | null>(null);
  const answer = useRef<(file: File | null) => void>(undefined);
  const prepare = async (picked: File) => {
    if (!(await isReadable(picked))) return picked;
    setFile(picked);
    return new Promise<File | null>((done) => {
      answer.current = done;
    });
  };
  return (
    <>
      <SingleUpload {...props} prepare={prepare} />
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            title={t('shop.crop.title', { name: props.label })}
            wanted={(pixels ?? ratio)!}
            exact={!!pixels}
            onDone={(done) => {
              setFile(null);
              answer.current?.(done);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
