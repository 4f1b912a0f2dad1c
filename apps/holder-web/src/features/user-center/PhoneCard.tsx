import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useMemberInfo } from '../../app/member';
import { site } from '../../app/site';
import { useT } from '../../i18n/catalogue';
import { PhoneForm } from './PhoneForm';

/** The phone number of the account, its form, and whom to ask when the number is out of reach. */
export function PhoneCard() {
  const t = useT();
  const { user } = useMemberInfo();
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <section className="ui-card user-narrow" aria-label={t('phone.title')}>
      <h2>{t('phone.title')}</h2>
      <p>
        <strong className="user-number">{`+${user.area_code} ${user.phone_number}`}</strong>
      </p>
      <p className="ui-soft">{t('phone.lead')}</p>
      {editing ? (
        <PhoneForm onDone={close} onCancel={close} />
      ) : (
        <div>
          <Button onClick={() => setEditing(true)}>{t('phone.change')}</Button>
        </div>
      )}
      <details className="user-lost">
        <summary>{t('phone.lost')}</summary>
        <p className="ui-soft">{t('phone.lost_text', { phone: site.phone, email: site.email })}</p>
      </details>
    </section>
  );
}
