import { CONSENT, handoverApi, type ReceivedHandover } from '@ipw/domain';
import { ask, Button, buttonClass, CheckField, ErrorState, toast } from '@ipw/ui';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useShownTexts } from '../form/use-shown-texts';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { api } from '../app/api';
import './invitations.css';
import { refreshMember, useMemberInfo } from '../app/member';
import { paths, withQuery } from '../app/paths';
import { useApi } from '../app/use-api';

interface HandoverProps {
  handover: ReceivedHandover;
  onAnswer: () => void;
}

/** An IP that its owner hands over to the member: confirm with the agreement, or decline until staff decide. */
function Handover({ handover, onAnswer }: HandoverProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const { pathname } = useLocation();
  const { user } = useMemberInfo();
  const texts = useShownTexts(CONSENT.claim);
  const [agree, setAgree] = useState(false);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const { handover_id, version, ip_name: ip, member_name: name, expires_at, actions } = handover;
  const send = async (accept: boolean) => {
    setBusy(true);
    try {
      await api(handoverApi.answer, { handover_id, version, accept, agree: accept && agree, texts });
      toast('good', t(accept ? 'handover.done' : 'handover.declined'));
      await refreshMember();
    } catch {
      // The sentence was shown; the list is read again, because the hand-over may have ended.
    } finally {
      setBusy(false);
      onAnswer();
    }
  };
  const confirm = () => {
    setMissing(!agree);
    if (agree) void send(true);
    else document.getElementById(id)?.focus();
  };
  const decline = async () => {
    const question = {
      title: t('handover.decline_title', { ip }),
      text: t('handover.decline_text', { name }),
    };
    if (await ask({ ...question, confirm: t('action.handover.decline') })) await send(false);
  };
  const open = actions.includes('accept');
  const verified = user.is_auth === 1;
  return (
    <li className="ui-card ui-stack">
      <h2>{t('handover.receive', { name, ip })}</h2>
      <p>{t(open ? 'handover.receive_text' : 'handover.waits')}</p>
      {open ? <p className="ui-soft">{t('invitation.until', { day: dayOf(expires_at, language) })}</p> : null}
      {open && !verified ? <p>{t('handover.verify_text')}</p> : null}
      {open && verified ? (
        <CheckField
          id={id}
          name="agree"
          label={
            <>
              {t('handover.agree_before')}
              <Link to={paths[CONSENT.claim[0]]} target="_blank">
                {t(`legal.${CONSENT.claim[0]}`)}
              </Link>
            </>
          }
          error={missing ? t('handover.must_agree') : undefined}
          checked={agree}
          onChange={(yes) => {
            setAgree(yes);
            setMissing(false);
          }}
        />
      ) : null}
      <div className="ui-row">
        {open && verified ? (
          <Button look="primary" busy={busy} onClick={confirm}>
            {t('action.handover.accept')}
          </Button>
        ) : null}
        {open && !verified ? (
          <Link
            className={buttonClass('primary')}
            to={withQuery(paths.realNameIdentify, { redirect: pathname })}
          >
            {t('handover.verify')}
          </Link>
        ) : null}
        <Button disabled={busy} onClick={() => void decline()}>
          {t('action.handover.decline')}
        </Button>
      </div>
    </li>
  );
}

/** IPs that their owners hand over to the member's phone. */
export function ReceivedHandovers() {
  const { data, error, refetch } = useApi(handoverApi.received, {}, { staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <ul className="invitations">
      {data.map((handover) => (
        <Handover key={handover.handover_id} handover={handover} onAnswer={() => void refetch()} />
      ))}
    </ul>
  );
}
