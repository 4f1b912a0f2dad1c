import { ERRORS, opportunityApi } from '@ipw/domain';
import { Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { RecordError } from '../../list/RecordError';
import { useSheet } from './sheet.calls';
import { SheetView } from './SheetView';
import { SupplementCard } from './SupplementCard';
import '../../list/deal.css';
import './sheet.css';

const AGREEMENT = ERRORS.AGREEMENT.code;
const GONE = ERRORS.NOT_FOUND.code;

/** One sheet that came by the platform. Its address is in messages, so it may open before the supplement was agreed to. */
export function SheetPage() {
  const t = useT();
  const sheetId = useSearchParams()[0].get('sheet_id') ?? '';
  const list = withQuery(paths.ipOrderManagement, { id: useIpId() });
  const { sheet, error, refetch } = useSheet(opportunityApi.sheetDetail, sheetId, [AGREEMENT, GONE]);
  const title = sheet ? sheet.sku : t('sheet.title');
  useTitle(title);
  return (
    <>
      <header className="sheet-head">
        <div>
          <Link to={list}>← {t('workbench.menu.ipOrderManagement')}</Link>
          <h1>{title}</h1>
          {sheet && <p className="ui-soft">{t('sheet.number', { number: sheet.sheet_no })}</p>}
        </div>
      </header>
      {error?.code === AGREEMENT && <SupplementCard />}
      {error && error.code !== AGREEMENT && (
        <RecordError
          error={error}
          onRetry={() => void refetch()}
          gone={t('sheet.gone')}
          list={list}
          name={t('workbench.menu.ipOrderManagement')}
        />
      )}
      {!sheet && !error && <Skeleton lines={4} height={96} />}
      {sheet && <SheetView sheet={sheet} list={list} />}
    </>
  );
}
