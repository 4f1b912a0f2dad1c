import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n/catalogue';
import { DraftForm } from '../review/ReviewedForm';
import { ReviewStatusNote } from '../review/ReviewStatusNote';
import { ContentFields, type DrawField } from './ContentField';
import { fieldWords, type FieldWords } from './kind-words';
import type { SettingFormState } from './use-setting';

interface Props {
  form: SettingFormState;
  draw?: DrawField;
  words?: FieldWords;
  /** Content below the fields. */
  children?: ReactNode;
}

/** The form of a kind of which an IP has one: status, fields and actions. */
export function SettingForm({ form, draw, words = fieldWords, children }: Props) {
  const t = useT();
  const { ipId, subject, detail } = form.of;
  const labelOf = (field: string) => words(field).label;
  const of = { ip_id: ipId, subject, subject_id: detail.subject_id ?? '', labelOf };
  return (
    <DraftForm
      form={form}
      className={`setting-form setting-${subject}`}
      head={<ReviewStatusNote status={detail} differs={form.differs} of={of} />}
      acts={
        detail.actions.includes('discard') && (
          <Button look="quiet" onClick={() => void form.drop().catch(() => undefined)}>
            {t('action.revision.discard')}
          </Button>
        )
      }
    >
      <ContentFields kind={form.kind} form={form} draw={draw} words={words} />
      {children}
    </DraftForm>
  );
}
