import { sheetMachine, type SheetState, tabOf, type Turn } from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';

/** The state of a sheet; with an answer that was sent back it is the holder's to answer again. */
export function SheetBadge({ sheet }: { sheet: { state: SheetState; turn: Turn | null } }) {
  const t = useT();
  return tabOf(sheet) === sheet.state ? (
    <StateBadge machine={sheetMachine} state={sheet.state} />
  ) : (
    <Badge tone="bad">{t('sheet.returned')}</Badge>
  );
}
