import type { FilingRow } from '@ipw/domain';
import { AlertIcon, buttonClass } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';

/** Why staff rejected it, or what is to be corrected. */
export function FilingReason({ filing }: { filing: FilingRow }) {
  const t = useT();
  const { reason_code, reason, state } = filing;
  if (!reason_code) return null;
  return (
    <div className="ui-note filing-reason" role="note">
      <AlertIcon size={18} />
      <div>
        <strong>{t(`state.filing.${state}`)}</strong>
        <p>
          {t(`filing_reason.${reason_code}`)}
          {reason && reason_code !== 'phone_registered' && ` · ${reason}`}
        </p>
        {reason && reason_code === 'phone_registered' && (
          <a className={buttonClass()} href={reason} target="_blank" rel="noreferrer">
            {t('filing.centre.login')}
          </a>
        )}
      </div>
    </div>
  );
}
