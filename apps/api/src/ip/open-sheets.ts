import { type Consult, sheetMachine } from '@ipw/domain';
import { sqlEnumList } from '../core/db/db';

const RETURNED = 'returned' satisfies Consult;

/** SQL condition: a sheet waits for its holder, as `turnOf` says it. */
export const SHEET_WAITS = `(state IN ${sqlEnumList(sheetMachine.actions.agree.from)}
  OR (state IN ${sqlEnumList(sheetMachine.actions.answer.from)} AND consult = '${RETURNED}'))`;
