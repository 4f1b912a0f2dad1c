import type { Registration } from '@ipw/domain';
import { AlertIcon } from '@ipw/ui';
import { type Key, useT } from '../../i18n/catalogue';

/** Why staff returned an entry, and what was changed since. */
export function EntryReason({ entry: { reason_code, reason, changed } }: { entry: Registration }) {
  const t = useT();
  if (!reason_code) return null;
  const why = t(`registration_reason.${reason_code}` as Key);
  return (
    <div className="entry-reason" role="note">
      <AlertIcon />
      <div>
        <strong>{t('entry.rejected', { reason: why })}</strong>
        {reason && <blockquote>{reason}</blockquote>}
        <p>{t('entry.rejected.help')}</p>
        {changed.length > 0 && (
          <p className="ui-soft">
            {t('entry.changed', { fields: changed.map((field) => t(`entry.${field}` as Key)).join(' · ') })}
          </p>
        )}
      </div>
    </div>
  );
}
