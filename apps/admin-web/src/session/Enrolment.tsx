import type { RecoveryCodes as Codes, StaffMe, TotpEnrolment } from '@ipw/domain';
import { QrCode } from '@ipw/ui/QrCode';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { confirmTotp, enrol } from './auth.calls';
import { CodeField } from './CodeField';
import { RecoveryCodes } from './RecoveryCodes';
import { session } from '../http/session';

const groups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/**
 * Enrols a second factor in three steps: install an app, scan the QR code or type the key, confirm with a code; then shows
 * the recovery codes.
 */
export function Enrolment({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const [offer, setOffer] = useState<TotpEnrolment>();
  const [totp, setTotp] = useState('');
  const [problem, setProblem] = useState('');
  const [enrolled, setEnrolled] = useState<StaffMe & Codes>();
  const [busy, setBusy] = useState(false);
  const requested = useRef(false);
  const ask = useCallback(() => {
    setProblem('');
    enrol().then(setOffer, (error: unknown) => setProblem(error instanceof Error ? error.message : ''));
  }, []);
  useEffect(() => {
    if (!requested.current) ask();
    requested.current = true;
  }, [ask]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      setEnrolled(await confirmTotp(totp));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setProblem(error.body.errors['totp'] ?? error.message);
    } finally {
      setBusy(false);
    }
  }

  if (enrolled) {
    const { recovery_codes, ...me } = enrolled;
    const goOn = () => {
      onDone?.();
      session.enter(me);
    };
    return <RecoveryCodes codes={recovery_codes} onStored={goOn} />;
  }
  return (
    <ol className="enrol">
      <li>
        <h2>{t('enrol.step1')}</h2>
        <p className="soft">{t('enrol.step1.text')}</p>
      </li>
      <li>
        <h2>{t('enrol.step2')}</h2>
        <p className="soft">{t('enrol.step2.text')}</p>
        <div className="enrol-keys">
          {offer ? (
            <QrCode text={offer.otpauth_url} label={t('enrol.qr')} />
          ) : (
            <div className="qr skeleton" />
          )}
          <div>
            <span className="soft">{t('enrol.secret')}</span>
            <code>{offer ? groups(offer.secret) : '····'}</code>
            {!offer && problem && (
              <button type="button" className="button" onClick={ask}>
                {t('retry')}
              </button>
            )}
          </div>
        </div>
      </li>
      <li>
        <h2>{t('enrol.step3')}</h2>
        <form onSubmit={(event) => void submit(event)} className="enrol-confirm">
          <CodeField value={totp} onChange={setTotp} />
          <button type="submit" className="button primary" disabled={busy || !offer}>
            {t('enrol.confirm')}
          </button>
        </form>
        <p className="problem" role="alert">
          {problem}
        </p>
      </li>
    </ol>
  );
}
