import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import { SavedNote } from '../../form/SavedNote';
import { useT, type Key } from '../../i18n/catalogue';
import type { Reviewed } from '../../review/Rejection';
import { StandingNote } from '../../review/StandingNote';
import type { Setting, useSetting } from './use-setting';

interface Props<V extends object> {
  ipId: string;
  subject: 'onepage' | 'contact' | 'manual';
  detail: Setting<unknown>;
  setting: ReturnType<typeof useSetting<V>>;
  children: ReactNode;
}

/** The frame of a setting being edited: where it stands, its fields, and what may be done. */
export function SettingForm<V extends object>({ ipId, subject, detail, setting, children }: Props<V>) {
  const t = useT();
  const of: Reviewed = {
    ip_id: ipId,
    subject,
    subject_id: detail.subject_id ?? '',
    labelOf: (field) => t(`shop.field.${field}` as Key),
  };
  const { fields, busy, submit, drop } = setting;
  return (
    <form
      className="ui-card shop-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <header className="review-form-head">
        <StandingNote standing={detail} of={of} />
        <SavedNote saving={fields.saving} onRetry={() => void fields.flush()} />
      </header>
      {children}
      <div className="ui-row">
        <Button type="submit" look="primary" busy={busy}>
          {t('action.revision.submit')}
        </Button>
        {detail.actions.includes('discard') && (
          <Button look="quiet" onClick={() => void drop()}>
            {t('action.revision.discard')}
          </Button>
        )}
      </div>
    </form>
  );
}
