import type { AgreementRow } from '@ipw/domain';
import { useT } from '../i18n/locale';

/** The version in force, the coming version, and whether a draft exists. */
export function VersionBadges({ agreement: { live, coming, drafting } }: { agreement: AgreementRow }) {
  const t = useT();
  return (
    <span className="version-badges">
      <span className="badge tone-good">{t('agreement.live', { version: live.version })}</span>
      {coming && (
        <span className="badge tone-wait">
          {t('agreement.coming', { version: coming.version, day: coming.effective_from })}
        </span>
      )}
      {drafting && <span className="badge tone-neutral">{t('agreement.drafting')}</span>}
    </span>
  );
}
