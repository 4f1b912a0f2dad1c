import type { ReviewMark, UploadedFile } from '@ipw/domain';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './marks.css';

/** What a reviewer may point at: a field, or one picture of it. */
export interface Markable {
  field: string;
  file?: UploadedFile;
}

interface Props {
  options: readonly Markable[];
  value: readonly ReviewMark[];
  onChange: (marks: ReviewMark[]) => void;
}

const markOf = ({ field, file }: Markable): ReviewMark => ({
  field,
  ...(file && { image_id: file.image_id }),
});
const same = (a: ReviewMark, b: ReviewMark) => a.field === b.field && a.image_id === b.image_id;

/** Ticks for the fields and pictures a rejection is about. */
export function Marks({ options, value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className="marks">
      <legend>{t('reason.marks')}</legend>
      <div className="mark-list">
        {options.map((option) => {
          const mark = markOf(option);
          const ticked = value.some((one) => same(one, mark));
          const label = t(keyOf('field', option.field));
          return (
            <label key={`${mark.field} ${mark.image_id ?? ''}`}>
              <input
                type="checkbox"
                checked={ticked}
                onChange={() => onChange(ticked ? value.filter((one) => !same(one, mark)) : [...value, mark])}
              />
              {option.file ? (
                <img
                  src={option.file.thumb_path ?? option.file.file_path}
                  alt={t('reason.mark_picture', { field: label, name: option.file.file_name })}
                />
              ) : (
                label
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
