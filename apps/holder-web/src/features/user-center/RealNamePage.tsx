import { DUE_DAYS, MAINLAND, type AuthStatus } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { buttonClass } from '@ipw/ui';
import { useEffect, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import { claimWish } from '../../app/claim-wish';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { IdentityPicture } from './IdentityPicture';
import { MarkedParts } from './MarkedParts';
import { OverseasForm } from './OverseasForm';
import { RealNameForm } from './RealNameForm';
import { Section } from '../../app/Section';

/** Takes a newly verified member to the IP they wanted to claim, even days later. */
function Verified() {
  const navigate = useNavigate();
  useEffect(() => {
    const wish = claimWish.get();
    if (!wish) return;
    claimWish.set(null);
    void navigate(withQuery(paths.claimStep2, { id: wish }), { replace: true });
  }, [navigate]);
  // Until the next page is loaded, the card is shown.
  return <VerifiedCard />;
}

function VerifiedCard() {
  const t = useT();
  const { user } = useMemberInfo();
  const mainland = user.area_code === MAINLAND;
  return (
    <div className="ui-card user-narrow">
      <h2>{t(mainland ? 'auth.verified_title' : 'auth.overseas_verified_title')}</h2>
      <dl className="user-facts">
        <dt>{t('auth.real_name')}</dt>
        <dd>{user.auth_username}</dd>
        {user.auth_phone_number ? (
          <>
            <dt>{t('field.phone')}</dt>
            <dd>{user.auth_phone_number}</dd>
          </>
        ) : null}
      </dl>
      <p className="ui-soft">{t('auth.verified_text')}</p>
      <div>
        <Link className={buttonClass('primary')} to={paths.claim}>
          {t('auth.claim')}
        </Link>
      </div>
    </div>
  );
}

function Pending() {
  const t = useT();
  return (
    <div className="ui-card user-narrow">
      <h2>{t('auth.pending_title')}</h2>
      <p className="ui-soft">{t('auth.pending_text')}</p>
    </div>
  );
}

function Rejected() {
  const t = useT();
  return (
    <>
      <p className="user-note user-narrow" role="status">
        {t('auth.rejected')}
      </p>
      <RealNameForm />
    </>
  );
}

/** Under review: by when, and that nothing is to be done. */
function OverseasPending() {
  const t = useT();
  return (
    <div className="ui-card user-narrow identity-state">
      <IdentityPicture />
      <h2>{t('auth.pending_title')}</h2>
      <p className="ui-soft">{t('auth.overseas_pending_text', { days: DUE_DAYS.verification })}</p>
    </div>
  );
}

function OverseasRejected() {
  const t = useT();
  const { auth_reason } = useMemberInfo().user;
  return (
    <>
      <div className="user-note user-narrow" role="status">
        <strong>{t('auth.overseas_rejected')}</strong>
        {auth_reason ? <p>{t(`verification_reason.${auth_reason.reason_code}` as SharedKey)}</p> : null}
        {auth_reason?.reason ? <blockquote>{auth_reason.reason}</blockquote> : null}
        {auth_reason && auth_reason.marks.length > 0 ? <MarkedParts marks={auth_reason.marks} /> : null}
      </div>
      <OverseasForm again />
    </>
  );
}

/** The view of each verification status, for mainland and other phones. */
const MAINLAND_VIEWS: Record<AuthStatus, ComponentType> = {
  none: RealNameForm,
  pending: Pending,
  verified: Verified,
  rejected: Rejected,
  lapsed: RealNameForm,
};
const OVERSEAS_VIEWS: Record<AuthStatus, ComponentType> = {
  none: OverseasForm,
  pending: OverseasPending,
  verified: Verified,
  rejected: OverseasRejected,
  lapsed: OverseasForm,
};

export function RealNamePage() {
  const t = useT();
  const { user } = useMemberInfo();
  const mainland = user.area_code === MAINLAND;
  const View = (mainland ? MAINLAND_VIEWS : OVERSEAS_VIEWS)[user.auth_status];
  return (
    <Section title={t(mainland ? 'user.real_name_mainland' : 'user.real_name_overseas')}>
      <View />
    </Section>
  );
}
