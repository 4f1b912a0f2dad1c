import { type BusinessPassword, businessPasswordApi } from '@ipw/domain';
import { Badge, Button, ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { CheckForm, SetForm } from './BusinessPasswordForms';

interface StandingProps {
  ipId: string;
  standing: BusinessPassword;
  onChanged: () => void;
}

/** Set it, or open it with the present one and change it; whoever owns the IP may change it with a code. */
function Standing({ ipId, standing, onChanged }: StandingProps) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState<'change' | 'reset'>();
  const done = () => {
    setOpen(undefined);
    onChanged();
  };
  const { is_set, checked_until, may_reset } = standing;
  if (open) {
    const form = { ipId, onDone: done, onCancel: () => setOpen(undefined) };
    if (open === 'change' && is_set && !checked_until)
      return (
        <CheckForm {...form} onDone={onChanged} onForgot={may_reset ? () => setOpen('reset') : undefined} />
      );
    return <SetForm {...form} byCode={open === 'reset'} />;
  }
  return (
    <>
      {checked_until && (
        <p className="ui-soft">{t('business.checked', { time: momentOf(checked_until, language) })}</p>
      )}
      <Button onClick={() => setOpen('change')}>{t(is_set ? 'business.change' : 'business.set')}</Button>
    </>
  );
}

/** The password that guards the orders of the private link. */
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
      {found.data && <Standing ipId={ipId} standing={found.data} onChanged={() => void found.refetch()} />}
    </section>
  );
}
