import { MAINLAND, type AuthStatus } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths } from '../../app/paths';
import { site } from '../../app/site';
import { useT } from '../../i18n/catalogue';
import { RealNameForm } from './RealNameForm';
import { Section } from './Section';

function Verified() {
  const t = useT();
  const { user } = useMemberInfo();
  return (
    <div className="ui-card user-narrow">
      <h2>{t('auth.verified_title')}</h2>
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

/** Phones of other regions: a person confirms the identity. */
function Overseas() {
  const t = useT();
  return (
    <div className="ui-card user-narrow">
      <h2>{t('auth.overseas_title')}</h2>
      <p className="ui-soft">{t('auth.overseas_text')}</p>
      <dl className="user-facts">
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${site.phone}`}>{site.phone}</a>
        </dd>
      </dl>
      <p className="ui-soft">{t('contact.hours')}</p>
    </div>
  );
}

/** What each status of a verification shows, for phones of the mainland and of other regions. */
const MAINLAND_VIEWS: Record<AuthStatus, ComponentType> = {
  none: RealNameForm,
  pending: Pending,
  verified: Verified,
  rejected: Rejected,
};
const OVERSEAS_VIEWS: Record<AuthStatus, ComponentType> = {
  none: Overseas,
  pending: Pending,
  verified: Verified,
  rejected: Overseas,
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
