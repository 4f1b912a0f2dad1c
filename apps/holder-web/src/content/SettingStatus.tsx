import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n/catalogue';
import { ReviewStatusNote } from '../review/ReviewStatusNote';
import { takeBack, type SettingOf } from './use-setting';

interface Props extends SettingOf {
  children: ReactNode;
}

/** Shown during the review: the proposed content, and a button to withdraw it. */
export function SettingStatus({ children, ...of }: Props) {
  const t = useT();
  return (
    <section className="ui-card setting-form">
      <ReviewStatusNote status={of.detail} />
      <h2>{t('review.proposed')}</h2>
      {children}
      <div className="ui-row">
        {of.detail.actions.includes('withdraw') && (
          <Button onClick={() => void takeBack(of)}>{t('action.revision.withdraw')}</Button>
        )}
      </div>
    </section>
  );
}
