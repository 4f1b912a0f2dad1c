import { MARK_REASON } from '@ipw/domain';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import { markKey } from './mark-key';
import type { Markable } from '../model/review-model';
import './marks.css';

interface Props {
  parts: readonly Markable[];
  marked: readonly string[];
  onMark: (key: string, yes: boolean) => void;
  /** What is wrong with each mark, where the rejection says so. */
  reasons?: Readonly<Record<string, string>> | undefined;
  onReason: (key: string, reason: string) => void;
}

/** Checkboxes for the fields and pictures of the record. Native ones, so that Tab and Space work. */
export function MarkFields({ parts, marked, onMark, reasons, onReason }: Props) {
  const t = useT();
  const box = (key: string, label?: string) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={marked.includes(key)}
      onChange={(event) => onMark(key, event.target.checked)}
    />
  );
  const why = (key: string, field: string) =>
    reasons &&
    marked.includes(key) && (
      <input
        className="mark-reason"
        aria-label={t('marks.reason', { field })}
        placeholder={t('marks.reason', { field })}
        maxLength={MARK_REASON}
        value={reasons[key] ?? ''}
        onChange={({ target }) => onReason(key, target.value)}
      />
    );
  return (
    <fieldset className="marks">
      <legend>{t('marks.legend')}</legend>
      <p className="soft">{t('marks.help')}</p>
      <div className="mark-list">
        {parts.map(({ field, value, files = [] }) => {
          const name = t(keyOf('name', field));
          return (
            <div key={field} className={files.length > 0 ? 'mark-part wide' : 'mark-part'}>
              <label>
                {box(markKey({ field }))}
                <span>
                  <b>{name}</b>
                  {value && <small>{value}</small>}
                </span>
              </label>
              {why(markKey({ field }), name)}
              {files.length > 0 && (
                <div className="mark-pictures">
                  {files.map((file, at) => (
                    <label key={file.image_id} className="mark-picture">
                      {box(
                        markKey({ field, image_id: file.image_id }),
                        t('marks.picture', { field: name, number: at + 1 }),
                      )}
                      <img src={file.thumb_path ?? file.file_path} alt="" loading="lazy" />
                    </label>
                  ))}
                </div>
              )}
              {files.map(({ image_id }, at) => (
                <div key={image_id}>
                  {why(markKey({ field, image_id }), t('marks.picture', { field: name, number: at + 1 }))}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
