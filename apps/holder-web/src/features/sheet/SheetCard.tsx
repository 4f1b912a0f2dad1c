import { REFUSED, type SheetRow, type SheetState } from '@ipw/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { useQuantity } from './quantity';
import { SheetBadge } from './SheetBadge';
import { TurnNote } from './TurnNote';

interface Props {
  row: SheetRow;
  /** Whether the member may read details. */
  open: boolean;
}

/** A sheet in the list. Before the supplement, and after a refusal, it shows category, quantity and dates only. */
export function SheetCard({ row, open }: Props) {
  const t = useT();
  const ipId = useIpId();
  const refused = row.state === REFUSED;
  const category = row.sku;
  return (
    <SheetRowFrame
      row={row}
      title={
        open && !refused ? (
          <Link to={withQuery(paths.sheetDetail, { id: ipId, sheet_id: row.sheet_id })}>{category}</Link>
        ) : (
          category
        )
      }
    >
      {refused ? (
        <p className="ui-soft">{t('sheet.refused')}</p>
      ) : (
        !open && <p className="ui-soft">{t('sheet.locked')}</p>
      )}
    </SheetRowFrame>
  );
}

interface FrameProps {
  row: Omit<SheetRow, 'state'> & { state: SheetState };
  title: ReactNode;
  /** Instead of the state's. */
  badge?: ReactNode;
  children?: ReactNode;
}

export function SheetRowFrame({ row, title, badge, children }: FrameProps) {
  const t = useT();
  const language = useLanguage();
  const quantity = useQuantity();
  const from = [row.buyer_name, row.company_name].filter(Boolean).join(' · ');
  return (
    <li className="ui-card sheet-card">
      <div>
        <h2>{title}</h2>
        {row.sku_describe && <p className="deal-words">{row.sku_describe}</p>}
        {from && <p>{from}</p>}
        <p className="ui-soft">
          {quantity(row.buy_num)} · {t('sheet.number', { number: row.sheet_no })} ·{' '}
          {t('sheet.received', { day: dayOf(row.created_at, language) })}
        </p>
        {children}
      </div>
      <div className="sheet-card-state">
        {badge ?? <SheetBadge sheet={row} />}
        <TurnNote sheet={row} />
      </div>
    </li>
  );
}
