import type { UploadedFile, Usage } from '@ipw/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ask } from '../ask';
import { hintOf } from './hint';
import { PendingTile } from './PendingTile';
import { useUploadEnv } from './upload-env';
import type { useUploadField } from './use-upload-field';
import { Viewer } from './Viewer';
import '../field.css';
import './upload.css';

/** Properties of an upload field in a form. */
export interface UploadFieldProps {
  usage: Usage;
  label: string;
  /** Id of the picker's button, for forms that move the focus to it. */
  id?: string;
  /** Small text beside the label, e.g. 'optional'. */
  note?: string;
  /** A sentence above the picker about what to upload. */
  help?: string;
  error?: string | undefined;
  value: readonly UploadedFile[];
  /** Ids of pictures a reviewer marked. */
  marked?: readonly string[] | undefined;
  onChange: (files: UploadedFile[]) => void;
  /** Converts the chosen file before sending, e.g. crops it; null sends nothing. For fields with one picture only. */
  prepare?: (file: File) => Promise<File | null>;
  /** Called when uploads begin and end. */
  onBusy?: (busy: boolean) => void;
}

export interface FrameIds {
  /** Label of the button that opens the file chooser. */
  picker: string;
  label: string;
  hint: string;
  error: string;
}

interface Props extends UploadFieldProps {
  ids: FrameIds;
  field: ReturnType<typeof useUploadField>;
  children: (open: { view: (at: number) => void; askRemove: (file: UploadedFile) => void }) => ReactNode;
}

/** Label, pictures, running uploads, limits, errors, and the two dialogs. */
export function UploadFrame({ usage, label, note, help, error, value, onBusy, ids, field, children }: Props) {
  const { t } = useUploadEnv();
  const [viewing, setViewing] = useState<number | null>(null);
  // The picture that was looked at is gone; the next one at its place is not opened unasked.
  if (viewing !== null && !field.files[viewing]) setViewing(null);
  const busy = field.pending.some((one) => one.phase !== 'failed');
  useEffect(() => {
    onBusy?.(busy);
  }, [busy, onBusy]);
  // The focused picture was removed, so the button for the next one gets the focus.
  const taken = useRef(false);
  useEffect(() => {
    const picker = taken.current ? document.getElementById(ids.picker) : null;
    if (!picker) return;
    taken.current = false;
    picker.focus();
  });
  const askRemove = async (file: UploadedFile) => {
    const yes = await ask({
      title: t('upload.remove_title'),
      text: t('upload.remove_text', { name: file.file_name }),
      confirm: t('upload.remove_yes'),
      cancel: t('upload.remove_no'),
      danger: true,
    });
    if (!yes) return;
    taken.current = true;
    field.remove(file);
  };
  return (
    <div className="ui-field ui-upload" role="group" aria-labelledby={ids.label} aria-describedby={ids.hint}>
      <div className="ui-field-head">
        <span className="ui-field-label" id={ids.label}>
          {label}
          {note && <span className="ui-field-optional">{note}</span>}
        </span>
        {field.count > 1 && value.length > 0 && (
          <span className="ui-field-hint">
            {t('upload.counter', { count: value.length, max: field.count })}
          </span>
        )}
      </div>
      {help && <p className="ui-field-hint">{help}</p>}
      {children({ view: setViewing, askRemove: (file) => void askRemove(file) })}
      {field.pending.map((one) => (
        <PendingTile
          key={one.key}
          one={one}
          onRetry={() => field.retry(one.key)}
          onAccept={() => field.accept(one.key)}
          onDrop={() => {
            taken.current = true;
            field.drop(one.key);
          }}
        />
      ))}
      <p className="ui-field-hint" id={ids.hint}>
        {hintOf(usage, t, field.count)}
      </p>
      <p className="ui-field-error" role="alert">
        {field.leftOut > 0 && t('upload.over', { max: field.count, left: field.leftOut })}
        {field.gone.map((name) => t('upload.gone', { name })).join(' ')}
      </p>
      <p className="ui-field-error" id={ids.error} aria-live="polite">
        {error}
      </p>
      <span className="ui-hidden" aria-live="polite">
        {field.announcement}
      </span>
      {viewing !== null && (
        <Viewer
          files={field.files}
          at={viewing}
          onMove={setViewing}
          onClose={() => setViewing(null)}
          onLost={field.lost}
        />
      )}
    </div>
  );
}
