import type { UploadedFile } from '@ipw/domain';
import { ArrowIcon, CloseIcon } from '../icons';
import { useOpenDialog } from '../Dialog';
import { useModal } from './use-modal';
import { useUploadEnv } from './upload-env';
import './viewer.css';

interface Props {
  files: readonly UploadedFile[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
  /** Called when a picture failed to load. */
  onLost: (file: UploadedFile) => void;
}

/** Pictures in full size, one at a time: arrow keys switch, Escape or a click beside the picture closes. */
export function Viewer({ files, at, onMove, onClose, onLost }: Props) {
  const { t } = useUploadEnv();
  const dialog = useModal();
  useOpenDialog(dialog, onClose);
  const file = files[at];
  if (!file) return null;
  const step = (by: number) => {
    if (files[at + by]) onMove(at + by);
  };
  return (
    <dialog
      ref={dialog}
      className="ui-upload-viewer"
      aria-label={file.file_name}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
      }}
    >
      <img
        src={file.file_path}
        alt={file.file_name}
        width={file.image_width ?? undefined}
        height={file.image_height ?? undefined}
        onError={() => onLost(file)}
      />
      <p className="ui-upload-viewer-caption">
        <span>{file.file_name}</span>
        {file.image_width !== null && (
          <span>{t('upload.pixels', { width: file.image_width, height: file.image_height ?? 0 })}</span>
        )}
        {files.length > 1 && <span>{t('upload.counter', { count: at + 1, max: files.length })}</span>}
      </p>
      {files[at - 1] && (
        <button
          type="button"
          className="ui-upload-viewer-side ui-upload-viewer-back"
          onClick={() => step(-1)}
          aria-label={t('upload.previous')}
        >
          <ArrowIcon />
        </button>
      )}
      {files[at + 1] && (
        <button
          type="button"
          className="ui-upload-viewer-side"
          onClick={() => step(1)}
          aria-label={t('upload.next')}
        >
          <ArrowIcon />
        </button>
      )}
      <button
        type="button"
        className="ui-upload-viewer-close"
        onClick={onClose}
        aria-label={t('upload.close')}
        autoFocus
      >
        <CloseIcon size={16} />
      </button>
    </dialog>
  );
}
