import { emailApi } from '@ipw/domain';
import { Button, Dialog, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { EmailForm } from './EmailForm';
import { SchemaForm } from '../../form/SchemaForm';

interface EmailCardProps {
  /** Masked; null without one. */
  email: string | null;
  onChange: () => void;
}

/** The e-mail address: none, a confirmed one to change or remove, or one being confirmed. */
export function EmailCard({ email, onChange }: EmailCardProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const changed = () => {
    setEditing(false);
    setRemoving(false);
    onChange();
  };
  return (
    <section className="ui-card user-narrow" aria-label={t('email.address')}>
      <h2>{t('email.address')}</h2>
      {email ? (
        <p>
          <span className="ui-soft">{t('email.is')}</span> <strong>{email}</strong>
        </p>
      ) : (
        <p className="ui-soft">{t('email.none')}</p>
      )}
      {editing ? (
        <EmailForm onDone={changed} onCancel={() => setEditing(false)} />
      ) : (
        <div className="ui-row">
          <Button onClick={() => setEditing(true)}>{t(email ? 'email.change' : 'email.add')}</Button>
          {email ? (
            <Button look="quiet" onClick={() => setRemoving(true)}>
              {t('ui.remove')}
            </Button>
          ) : null}
        </div>
      )}
      {removing ? <RemoveDialog onDone={changed} onClose={() => setRemoving(false)} /> : null}
    </section>
  );
}

function RemoveDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('email.remove_title')} onClose={onClose}>
      <div className="ui-stack">
        <p>{t('email.remove_text')}</p>
        <SchemaForm
          schema={emailApi.remove.input}
          fields={[
            {
              name: 'password',
              label: t('field.password'),
              kind: 'password',
              autoComplete: 'current-password',
            },
          ]}
          submitLabel={t('ui.remove')}
          onSubmit={async (input, attempt) => {
            await api(emailApi.remove, input, attempt);
            toast('good', t('email.removed'));
            onDone();
          }}
        />
      </div>
    </Dialog>
  );
}
