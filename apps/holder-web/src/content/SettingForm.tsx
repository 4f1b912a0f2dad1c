import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n/catalogue';
import { DraftForm } from '../review/ReviewedForm';
import { ReviewStatusNote } from '../review/ReviewStatusNote';
import { fieldLabel } from './kind-words';
import type { SettingFormState } from './use-setting';

interface Props<V extends object> {
  form: SettingFormState<V>;
  labelOf?: (field: string) => string;
  children: ReactNode;
}

/** The form of a kind of which an IP has one: status, fields and actions. */
export function SettingForm<V extends object>({ form, labelOf = fieldLabel, children }: Props<V>) {
  const t = useT();
  const { ipId, subject, detail } = form.of;
  const of = { ip_id: ipId, subject, subject_id: detail.subject_id ?? '', labelOf };
  return (
    <DraftForm
      form={form}
      className="setting-form"
      head={<ReviewStatusNote status={detail} differs={form.differs} of={of} />}
      acts={
        detail.actions.includes('discard') && (
          <Button look="quiet" onClick={() => void form.drop().catch(() => undefined)}>
            {t('action.revision.discard')}
          </Button>
        )
      }
    >
      {children}
    </DraftForm>
  );
}
