import type { AuditVerdict } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useWordFor } from '../history/use-word-for';
import { Subject } from './Subject';

/** The first line that fails the check, and why. */
export function Verdict({ broken }: { broken: NonNullable<AuditVerdict['broken']> }) {
  const t = useT();
  const wordFor = useWordFor();
  const { number } = useFormats();
  return (
    <div className="notice tone-bad" role="alert">
      <p>
        <strong>{t('audit.broken.at', { number: number(broken.number) })}</strong>{' '}
        {t(keyOf('audit_fault', broken.fault))}
      </p>
      {broken.subject && broken.subject_id && (
        <p>
          {wordFor.action(broken.action ?? '', broken.subject)} ·{' '}
          <Subject subject={broken.subject} id={broken.subject_id} /> · <Moment at={broken.at} />
        </p>
      )}
    </div>
  );
}
