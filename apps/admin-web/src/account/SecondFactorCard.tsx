import type { StaffAccount } from '@ipw/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from 'react-router';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { giveUpSecondFactor, whoAmI } from '../session/auth.calls';
import { session } from '../http/session';
import { RenewCodes } from './RenewCodes';

const FEW = 3;

/** The second factor, the number of recovery codes left, and the change to another device. */
export function SecondFactorCard({ account }: { account: StaffAccount }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'codes' | 'device'>();
  const close = () => setAsking(undefined);
  const giveUp = useMutation({
    mutationFn: async () => {
      await giveUpSecondFactor();
      return whoAmI();
    },
    onSuccess: (me) => {
      session.enter(me);
      if (!me.must_enrol) void navigate('/second-factor');
    },
  });
  const left = account.recovery_codes_left;
  return (
    <section className="card account-card">
      <h2>{t('user.second_factor')}</h2>
      {!account.totp_enabled && (
        <>
          <p className="soft">{t('enrol.why')}</p>
          <Link className="button primary" to="/second-factor">
            {t('account.factor.set_up')}
          </Link>
        </>
      )}
      {account.totp_enabled && (
        <>
          <p className={left <= FEW ? 'notice tone-wait' : 'notice tone-good'}>
            {t(left <= FEW ? 'account.codes.few' : 'account.codes.left', { count: left })}
          </p>
          <div className="account-ways">
            <button type="button" className="button" onClick={() => setAsking('codes')}>
              {t('account.codes.renew')}
            </button>
            <button type="button" className="button" onClick={() => setAsking('device')}>
              {t('account.factor.move')}
            </button>
          </div>
        </>
      )}
      {asking === 'codes' && <RenewCodes onClose={close} />}
      {asking === 'device' && (
        <ConfirmDialog
          title={t('account.factor.move.ask')}
          text={t('account.factor.move.text')}
          confirm={t('account.factor.move')}
          busy={giveUp.isPending}
          error={giveUp.error}
          onConfirm={() => giveUp.mutate()}
          onClose={close}
        />
      )}
    </section>
  );
}
