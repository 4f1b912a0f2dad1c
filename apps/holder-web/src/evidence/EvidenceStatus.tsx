import type { EvidenceState, FileEvidence, Tone } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { useLanguage, useT } from '../i18n/catalogue';
import { momentOf } from '../i18n/when';
import './evidence.css';

const TONES: Readonly<Record<EvidenceState, Tone>> = {
  none: 'neutral',
  waiting: 'wait',
  sealed: 'good',
  stamped: 'good',
};

/** Whether a picture is evidence, and since when or why not, before a certificate is asked for. */
export function EvidenceStatus({
  evidence: { state, reason, sealed_at, stamped_at },
}: {
  evidence: FileEvidence;
}) {
  const t = useT();
  const language = useLanguage();
  const at = stamped_at ?? sealed_at;
  return (
    <p className="ui-row evidence-status">
      <Badge tone={TONES[state]}>{t(`evidence.${state}`)}</Badge>
      <span className="ui-soft">
        {reason ? (
          t(`evidence.none.${reason}`)
        ) : at ? (
          <time dateTime={at}>{momentOf(at, language)}</time>
        ) : (
          t('evidence.waiting.text')
        )}
      </span>
    </p>
  );
}
