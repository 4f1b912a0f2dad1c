import type { Machine } from '@ipw/domain';
import { useKeys } from '../../components/use-keys';
import type { Asks } from '../../pages/ask';
import { KEY_OF, keyedAction, type ActionStyle } from '../decision/ReviewActions';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const rowAt = () => rows().findIndex((row) => row.closest('tr')?.contains(document.activeElement));

function focus(row: HTMLElement | undefined): void {
  row?.focus();
  row?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

function move(step: 1 | -1): void {
  const all = rows();
  const at = rowAt();
  focus(all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]);
}

function tick(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** Focuses the row that replaces a removed one, or the last. */
export const focusRowAt = (at: number): void => focus(rows()[Math.min(at, rows().length - 1)]);

/** j and k move the focus between rows; Enter and o open a row, x selects it. */
export const useRowKeys = (help: () => void): void =>
  useKeys({ j: () => move(1), k: () => move(-1), o: () => rows()[rowAt()]?.click(), x: tick, '?': help });

/** a and r decide the selected rows, or the focused one when none is selected, by the actions the rows offer. */
export function useDecisionKeys<R extends { id: string; actions: string[] }>(
  { machine, asks }: { machine: Machine; asks?: Asks },
  data: readonly R[],
  ticked: readonly R[],
  decide: (action: string, rows: readonly R[], at?: number) => void,
): void {
  const press = (style: ActionStyle) => () => {
    const at = rowAt();
    const focused = data.filter(({ id }) => id === rows()[at]?.dataset['row']);
    const chosen = ticked.length ? ticked : focused;
    const action = keyedAction(machine, asks, chosen, style);
    if (action) decide(action, chosen, ticked.length ? undefined : at);
  };
  useKeys({ [KEY_OF.accept]: press('accept'), [KEY_OF.refuse]: press('refuse') });
}
