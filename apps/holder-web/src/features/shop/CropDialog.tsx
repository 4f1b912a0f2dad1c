import { Button, Dialog } from '@ipw/ui';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useT } from '../../i18n/catalogue';
import { cropped, keptSize, type Area, type Size } from './crop';

const MOST_ZOOM = 4;
const KEY_STEP = 4;

export interface CropDialogProps {
  file: File;
  title: string;
  wanted: Size;
  /** Whether the size is fixed, not only the ratio. */
  exact: boolean;
  /** Called with the cropped picture, or null when cancelled. */
  onDone: (file: File | null) => void;
}

/** Selects a part of a picture by dragging, pinching or arrow keys. */
export default function CropDialog({ file, title, wanted, exact, onDone }: CropDialogProps) {
  const t = useT();
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const take = async () => {
    if (!area) return;
    setBusy(true);
    onDone(await cropped(file, area, keptSize(area, wanted, exact)).catch(() => file));
  };
  return (
    <Dialog
      title={title}
      wide
      onClose={() => onDone(null)}
      actions={
        <>
          <Button onClick={() => onDone(null)}>{t('ui.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={() => void take()}>
            {t('shop.crop.take')}
          </Button>
        </>
      }
    >
      <div className="crop-stage">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={wanted.width / wanted.height}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('shop.crop.area') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            onMediaLoaded={() => document.querySelector<HTMLElement>('.crop-stage [tabindex]')?.focus()}
          />
        )}
      </div>
      <label className="crop-zoom">
        {t('shop.crop.zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p className="ui-soft">{t('shop.crop.how')}</p>
      {area && area.width < wanted.width && (
        <p className="crop-small" role="status">
          {t('shop.crop.small', { width: wanted.width, height: wanted.height })}
        </p>
      )}
    </Dialog>
  );
}
