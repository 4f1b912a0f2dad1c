import { type AuthStatus, UNVERIFIED, verificationMachine } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import './identity-first.css';

const TO_VERIFY: readonly AuthStatus[] = [UNVERIFIED, ...verificationMachine.actions.submit.from];

/** The first step for a member who has not begun to verify their name; nothing for others. */
export function IdentityFirst() {
  const t = useT();
  const { user } = useMemberInfo();
  if (!TO_VERIFY.includes(user.auth_status)) return null;
  return (
    <section className="ui-card claim-identity">
      <div>
        <h2>{t('claim.steps.identity')}</h2>
        <p className="ui-soft">{t('claim.identity.text')}</p>
      </div>
      <Link
        className={buttonClass('primary')}
        to={withQuery(paths.realNameIdentify, { redirect: paths.claimStep1 })}
      >
        {t('claim.refused.REAL_NAME.go')}
      </Link>
    </section>
  );
}
