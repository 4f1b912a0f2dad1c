import { reviewApi, type Mark, type Rejected, type ReviewStatus, type SubjectName } from '@ipw/domain';
import { AlertIcon, Skeleton } from '@ipw/ui';
import { FieldDiff } from '@ipw/ui/diff';
import { useApi } from '../app/use-api';
import { focusOn } from '../form/use-form';
import { useLanguage, useT, type Key } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import './rejection.css';

/** Content under review, with its page's labels of fields. */
export interface Reviewed {
  ip_id: string;
  subject: SubjectName;
  subject_id: string;
  labelOf: (field: string) => string;
}

const picturesOf = (marks: readonly Mark[], field: string) =>
  marks.flatMap((mark) => (mark.field === field && mark.image_id ? [mark.image_id] : []));

/** The marked fields, each a link to its input. */
function Marks({ marks, labelOf }: { marks: readonly Mark[]; labelOf: Reviewed['labelOf'] }) {
  const t = useT();
  const fields = [...new Set(marks.map(({ field }) => field))];
  if (fields.length === 0) return null;
  return (
    <div className="rejection-marks">
      <span id="rejection-marks">{t('rejection.marked')}</span>
      <ul aria-labelledby="rejection-marks">
        {fields.map((field) => {
          const pictures = picturesOf(marks, field).length;
          return (
            <li key={field}>
              <button type="button" onClick={() => focusOn([{ field }])}>
                {labelOf(field)}
                {pictures > 0 && ` · ${t('rejection.pictures', { count: pictures })}`}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Proposed and live content of the fields that differ or were marked. */
function Compared({ rejected, labelOf }: { rejected: Rejected; labelOf: Reviewed['labelOf'] }) {
  const t = useT();
  const { fields, marks, changed_since, is_new } = rejected;
  if (fields.length === 0) return null;
  return (
    <details className="rejection-compared" open>
      <summary>{t(is_new ? 'rejection.seen' : 'rejection.compared')}</summary>
      <dl>
        {fields.map((one) => (
          <div key={one.field}>
            <dt>
              {labelOf(one.field)}
              {changed_since.includes(one.field) && <small>{t('rejection.since')}</small>}
            </dt>
            <dd>
              <FieldDiff field={one} marked={picturesOf(marks, one.field)} t={t} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Why staff rejected it: reason, marks and differences, for submitting it again. */
export function Rejection({ of, status }: { of: Reviewed; status: ReviewStatus }) {
  const t = useT();
  const language = useLanguage();
  const { ip_id, subject, subject_id, labelOf } = of;
  const { reason_code, reason, marks } = status;
  const { data, isPending } = useApi(reviewApi.rejected, { ip_id, subject, subject_id }, { staleTime: 0 });
  return (
    <div className="rejection" role="note">
      <AlertIcon />
      <div>
        <strong>{t(`revision_reason.${reason_code!}` as Key)}</strong>
        {data?.rejected_at && <small>{dayOf(data.rejected_at, language)}</small>}
        {reason && <blockquote>{reason}</blockquote>}
        <Marks marks={marks} labelOf={labelOf} />
        {isPending && <Skeleton lines={2} height={20} />}
        {data && <Compared rejected={data} labelOf={labelOf} />}
      </div>
    </div>
  );
}
