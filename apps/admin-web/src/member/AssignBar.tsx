import type { BulkOutcome, MemberRow } from '@ipw/domain';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ASSIGN } from '../care/AssignButton';
import { AssignDialog } from '../care/AssignDialog';
import { useT } from '../i18n/locale';
import { BulkResult } from '../review/bulk/BulkResult';
import { useBulk } from '../http/resource-calls';

const MODEL = { name: 'members', title: (member: MemberRow) => member.member_name } as const;

/** Assigns a consultant to all selected members and shows each result. */
export function AssignBar() {
  const t = useT();
  const { data = [], selectedIds, onUnselectItems } = useListContext<MemberRow>();
  const bulk = useBulk(MODEL.name);
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<{ lines: BulkOutcome[]; rows: readonly MemberRow[] }>();
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const confirm = (consultant_id: string | null) =>
    bulk.mutate(
      { action: ASSIGN, rows, body: { consultant_id } },
      {
        onSuccess: (lines) => {
          setAsking(false);
          setResult({ lines, rows });
          onUnselectItems();
        },
      },
    );
  const open = () => {
    bulk.reset();
    setAsking(true);
  };
  return (
    <>
      {rows.length > 0 && (
        <div className="bulk" role="region" aria-label={t('bulk')}>
          <strong>{t('bulk.count', { count: rows.length })}</strong>
          <button type="button" className="button" onClick={open}>
            {t('assign')}
          </button>
          <button type="button" className="button quiet" onClick={() => onUnselectItems()}>
            {t('bulk.clear')}
          </button>
        </div>
      )}
      {asking && (
        <AssignDialog
          title={t('assign.ask_many', { count: rows.length })}
          text={t('assign.text')}
          confirm={t('assign')}
          removable={rows.some((member) => member.consultant_id !== null)}
          busy={bulk.isPending}
          error={bulk.error}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
      {result && <BulkResult model={MODEL} {...result} onClose={() => setResult(undefined)} />}
    </>
  );
}
