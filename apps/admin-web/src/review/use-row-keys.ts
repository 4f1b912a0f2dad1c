import { useKeys } from '../components/use-keys';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

function move(step: 1 | -1): void {
  const all = rows();
  const at = all.findIndex(
    (row) => row === document.activeElement || row.closest('tr')?.contains(document.activeElement),
  );
  const next = all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)];
  next?.focus();
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

function tick(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** j and k move the focus from row to row, so that Enter opens; x ticks the row. */
export const useRowKeys = (help: () => void): void =>
  useKeys({ j: () => move(1), k: () => move(-1), x: tick, '?': help });
