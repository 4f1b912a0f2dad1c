import { useState } from 'react';
import { useDelete, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ResourceName } from '../http/call-api';
import { ConfirmDialog } from '../components/ConfirmDialog';
import type { Row } from '../fields/field';
import { useT } from '../i18n/locale';
import { path } from '../components/path';

/** Deletes a record after a confirmation, with the version on the screen. */
export function RemoveButton({
  resource,
  record,
  title,
}: {
  resource: ResourceName;
  record: Row;
  title: string;
}) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending, error }] = useDelete<Row, Error>();
  const confirm = () =>
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
          void navigate(path.list(resource));
        },
      },
    );
  return (
    <>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        {t('remove')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('delete.title', { name: title })}
          text={t(resource === 'operators' ? 'delete.text.operators' : 'delete.text')}
          confirm={t('remove')}
          busy={isPending}
          error={error}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
