import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/catalogue';
import { StandingNote } from '../../review/StandingNote';
import { type Setting, takeBack } from './use-setting';

interface Props {
  ipId: string;
  subject: 'onepage' | 'contact' | 'manual';
  detail: Setting<unknown>;
  children: ReactNode;
}

/** While staff have a setting: what is proposed, and the way back. */
export function SettingStanding({ ipId, subject, detail, children }: Props) {
  const t = useT();
  return (
    <section className="ui-card shop-form">
      <StandingNote standing={detail} />
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
