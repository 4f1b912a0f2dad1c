import { type Registration, REGISTRATION_OUT } from '@ipw/domain';
import { AlertIcon } from '@ipw/ui';
import { type Key, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

/** Why staff returned or disqualified an entry, what was changed since, and until when entering is not possible. */
export function EntryReason({ entry }: { entry: Registration }) {
  const t = useT();
  const language = useLanguage();
  const { state, reason_code, reason, changed, barred_until } = entry;
  const out = state === REGISTRATION_OUT;
  if (!reason_code && !barred_until) return null;
  return (
    <div className="entry-reason" role="note">
      <AlertIcon />
      <div>
        {reason_code && (
          <strong>
            {t(out ? 'entry.disqualified' : 'entry.rejected', {
              reason: t(`registration_reason.${reason_code}` as Key),
            })}
          </strong>
        )}
        {reason && <blockquote>{reason}</blockquote>}
        {barred_until && <p>{t('entry.barred', { day: dayOf(barred_until, language) })}</p>}
        {reason_code && !out && !barred_until && <p>{t('entry.rejected.help')}</p>}
        {changed.length > 0 && !out && (
          <p className="ui-soft">
            {t('entry.changed', { fields: changed.map((field) => t(`entry.${field}` as Key)).join(' · ') })}
          </p>
        )}
      </div>
    </div>
  );
}
