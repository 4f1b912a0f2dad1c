import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/catalogue';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import { type Setting, takeBack } from './use-setting';

interface Props {
  ipId: string;
  subject: 'onepage' | 'contact' | 'manual';
  detail: Setting<unknown>;
  children: ReactNode;
}

/** While staff have a setting: what is proposed, and the way back. */
export function SettingStatus({ ipId, subject, detail, children }: Props) {
  const t = useT();
  return (
    <section className="ui-card shop-form">
      <ReviewStatusNote status={detail} />
      <h2>{t('review.proposed')}</h2>
      {children}
      <div className="ui-row">
        {detail.actions.includes('withdraw') && (
          <Button onClick={() => void takeBack(ipId, subject, detail)}>
            {t('action.revision.withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
}
