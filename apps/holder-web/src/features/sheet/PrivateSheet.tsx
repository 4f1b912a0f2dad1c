import { ERRORS, opportunityApi } from '@ipw/domain';
import { Skeleton } from '@ipw/ui';
import { useEffect } from 'react';
import { useRecordTop } from '../../app/use-record-top';
import { useT } from '../../i18n/catalogue';
import { RecordError } from '../../list/RecordError';
import { CLOSED } from './private.calls';
import { useSheet } from './sheet.calls';
import { SheetView } from './SheetView';
import { SupplementCard } from './SupplementCard';

const AGREEMENT = ERRORS.AGREEMENT.code;
const EXPECTED = [...CLOSED, AGREEMENT, ERRORS.NOT_FOUND.code];

interface Props {
  sheetId: string;
  list: string;
  /** The password is asked for again. */
  onClosed: () => void;
}

/** One sheet that came by the private link. */
export function PrivateSheet({ sheetId, list, onClosed }: Props) {
  useRecordTop();
  const t = useT();
  const { sheet, error, refetch } = useSheet(opportunityApi.privateDetail, sheetId, EXPECTED);
  const closed = !!error && CLOSED.includes(error.code);
  useEffect(() => {
    if (closed) onClosed();
  }, [closed, onClosed]);
  if (closed) return null;
  if (error?.code === AGREEMENT) return <SupplementCard />;
  if (error)
    return (
      <RecordError
        error={error}
        onRetry={() => void refetch()}
        gone={t('sheet.gone')}
        list={list}
        name={t('workbench.menu.onepageCoop')}
      />
    );
  if (!sheet) return <Skeleton lines={4} height={96} />;
  return (
    <>
      <p className="ui-soft">
        {sheet.sku} · {t('sheet.number', { number: sheet.sheet_no })}
      </p>
      <SheetView sheet={sheet} list={list} />
    </>
  );
}
