import { type Consult, type DealSource, sheetMachine } from '@ipw/domain';
import { sqlEnumList } from '../core/db/db';

const RETURNED = 'returned' satisfies Consult;

/** SQL condition: a sheet of this source waits for its holder, as `turnOf` says it. */
export const sheetWaits = (source: DealSource): string =>
  `source = '${source}' AND (state IN ${sqlEnumList(sheetMachine.actions.agree.from)}
  OR (state IN ${sqlEnumList(sheetMachine.actions.answer.from)} AND consult = '${RETURNED}'))`;
