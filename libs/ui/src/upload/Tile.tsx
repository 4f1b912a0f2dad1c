import { extensionOf, uploadLimit, type UploadedFile, type Usage } from '@ipw/domain';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons';
import { useUploadEnv } from './upload-env';

export interface TileProps {
  file: UploadedFile;
  usage: Usage;
  onView: () => void;
  onRemove: () => void;
  /** Called when its picture failed to load. */
  onLost: () => void;
  /** Whether a reviewer marked it. */
  marked?: boolean | undefined;
  /** The handle to move it. */
  grip?: ReactNode;
}

/** An uploaded picture: click to enlarge, a cross to remove it. A document shows its first page and downloads on click. */
export function Tile({ file, usage, onView, onRemove, onLost, marked, grip }: TileProps) {
  const { t } = useUploadEnv();
  const isPicture = file.image_width !== null;
  const { open, shown } = uploadLimit(usage);
  const view = t('upload.view', { name: file.file_name });
  const words = marked ? `${view} · ${t('upload.marked')}` : view;
  return (
    <div className="ui-upload-tile" data-marked={marked || undefined}>
      {isPicture ? (
        <button type="button" className="ui-upload-face" onClick={onView} aria-label={words}>
          <Thumbnail file={file} onLost={onLost} />
        </button>
      ) : (
        <a
          className="ui-upload-face"
          href={file.file_path}
          target="_blank"
          rel="noreferrer"
          aria-label={words}
        >
          {file.thumb_path ? <Thumbnail file={file} onLost={onLost} /> : extensionOf(file.file_name).slice(1)}
        </a>
      )}
      {(open || shown) && !file.image_status && (
        <span className="ui-upload-unapproved">{t('upload.not_approved')}</span>
      )}
      {marked && (
        <span className="ui-upload-mark" aria-hidden="true">
          {t('upload.mark')}
        </span>
      )}
      {grip}
      <button
        type="button"
        className="ui-upload-corner"
        onClick={onRemove}
        aria-label={t('upload.remove', { name: file.file_name })}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}

/** The smallest sufficient size: screens with more than one pixel a point get the larger one. */
const Thumbnail = ({
  file: { tile_path, thumb_path, file_path },
  onLost,
}: Pick<TileProps, 'file' | 'onLost'>) => (
  <img
    src={tile_path ?? thumb_path ?? file_path}
    {...(tile_path && thumb_path && { srcSet: `${tile_path}, ${thumb_path} 1.5x` })}
    alt=""
    draggable={false}
    loading="lazy"
    onError={onLost}
  />
);
