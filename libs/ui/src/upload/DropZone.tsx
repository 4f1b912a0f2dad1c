import { uploadLimit, type Usage } from '@ipw/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { acceptOf } from './check-file';
import { PictureIcon } from './icons';
import { useUploadEnv } from './upload-env';

interface Props {
  id: string;
  usage: Usage;
  label: string;
  /** Hides the button: the field is full, or shows its picture instead. */
  full?: boolean;
  /** Full width while the field is empty, a tile beside pictures. */
  wide?: boolean;
  /** Words of a button that chooses another file while the field is full. */
  replace?: string | undefined;
  many: boolean;
  invalid?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];

/** Accepts files: by a button, dropped on the field, or pasted while the field has focus or the pointer. */
export function DropZone({
  id,
  usage,
  label,
  full,
  wide,
  replace,
  many,
  invalid,
  describedBy,
  onFiles,
  children,
}: Props) {
  const { t } = useUploadEnv();
  const limit = uploadLimit(usage);
  const one = acceptOf(limit, ' ') === '.pdf' ? 'upload.pick_document' : 'upload.pick_one';
  const pick = many ? (limit.pages ? 'upload.pick_files' : 'upload.pick_many') : one;
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const receive = useRef(onFiles);
  useEffect(() => {
    receive.current = onFiles;
  });

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      // The focused field takes precedence over the one under the pointer.
      const target =
        document.activeElement?.closest('.ui-upload-zone') ?? document.querySelector('.ui-upload-zone:hover');
      if (files.length === 0 || target !== zone.current) return;
      event.preventDefault();
      receive.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <div
      ref={zone}
      className="ui-upload-zone"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onFiles(filesOf(event.dataTransfer));
      }}
    >
      {children}
      {!full && (
        <button
          type="button"
          id={id}
          className={wide ? 'ui-upload-add ui-upload-add-wide' : 'ui-upload-add'}
          onClick={() => input.current?.click()}
          aria-label={`${label} · ${t(pick)}`}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
        >
          <PictureIcon />
          <span className="ui-upload-add-title">{over ? t('upload.drop_here') : t(pick)}</span>
          {wide && <span className="ui-upload-add-ways">{t('upload.ways')}</span>}
        </button>
      )}
      {full && replace && (
        <Button
          small
          id={id}
          className="ui-upload-replace"
          aria-label={`${label} · ${replace}`}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {replace}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={many}
        accept={acceptOf(limit, ',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
