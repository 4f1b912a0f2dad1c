import { type BusinessPassword, businessPasswordApi } from '@ipw/domain';
import { Badge, Button, ErrorState, Skeleton } from '@ipw/ui';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { CheckForm, SetForm } from '../../form/BusinessPasswordForms';

interface PasswordStatusProps {
  ipId: string;
  status: BusinessPassword;
  onChanged: () => void;
}

/** Sets the password, or checks the present one and changes it; the owner may change it with a code. */
function PasswordStatus({ ipId, status, onChanged }: PasswordStatusProps) {
  const t = useT();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  const [open, setOpen] = useState<'change' | 'reset'>();
  const { is_set, checked_until, may_reset } = status;
  const step = open === 'change' && is_set && !checked_until ? 'check' : open;
  // The pressed button disappears with its step, so the next step gets the focus.
  useEffect(() => {
    if (touched.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [step]);
  const go = (next: typeof open) => {
    touched.current = true;
    setOpen(next);
  };
  const done = () => {
    go(undefined);
    onChanged();
  };
  const close = () => go(undefined);
  return (
    <div className="shop-business-step" ref={place}>
      {step === 'check' && (
        <CheckForm
          ipId={ipId}
          onDone={onChanged}
          onCancel={close}
          onForgot={may_reset ? () => go('reset') : undefined}
        />
      )}
      {(step === 'change' || step === 'reset') && (
        <SetForm key={step} ipId={ipId} byCode={step === 'reset'} onDone={done} onCancel={close} />
      )}
      {!step && checked_until && (
        <p className="ui-soft">{t('business.checked', { time: momentOf(checked_until, language) })}</p>
      )}
      {!step && (
        <Button onClick={() => go('change')}>{t(is_set ? 'business.change' : 'business.set')}</Button>
      )}
    </div>
  );
}

/** The password of the private link's orders. */
export function BusinessPasswordCard({ ipId }: { ipId: string }) {
  const t = useT();
  const found = useApi(businessPasswordApi.isSet, { ip_id: ipId }, { staleTime: 0 });
  return (
    <section className="ui-card shop-business" aria-labelledby="business-password">
      <h2 id="business-password">
        {t('business.title')}{' '}
        {found.data && (
          <Badge tone={found.data.is_set ? 'good' : 'wait'}>
            {t(found.data.is_set ? 'business.is_set' : 'business.not_set')}
          </Badge>
        )}
      </h2>
      <p className="ui-soft">{t('business.text')}</p>
      {found.isError && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={1} height={48} />}
      {found.data && (
        <PasswordStatus ipId={ipId} status={found.data} onChanged={() => void found.refetch()} />
      )}
    </section>
  );
}
