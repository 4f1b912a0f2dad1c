import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useT, type Key } from '../../i18n/catalogue';
import type { Reviewed } from '../../review/Rejection';
import { DraftForm } from '../../review/ReviewedForm';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import type { Setting, useSetting } from './use-setting';

interface Props<V extends object> {
  ipId: string;
  subject: 'onepage' | 'contact' | 'manual';
  detail: Setting<unknown>;
  setting: ReturnType<typeof useSetting<V>>;
  children: ReactNode;
}

/** The form of a shop setting: status, fields and actions. */
export function SettingForm<V extends object>({ ipId, subject, detail, setting, children }: Props<V>) {
  const t = useT();
  const of: Reviewed = {
    ip_id: ipId,
    subject,
    subject_id: detail.subject_id ?? '',
    labelOf: (field) => t(`field.${field}` as Key),
  };
  return (
    <DraftForm
      form={setting}
      className="shop-form"
      head={<ReviewStatusNote status={detail} differs={setting.differs} of={of} />}
      acts={
        detail.actions.includes('discard') && (
          <Button look="quiet" onClick={() => void setting.drop().catch(() => undefined)}>
            {t('action.revision.discard')}
          </Button>
        )
      }
    >
      {children}
    </DraftForm>
  );
}
