import { type Language, shanghaiSecond } from '@ipw/domain';

export type Cell = string | number | null | undefined;

/** The columns of an export, in order: the head is the word `column.<name>`, the cell is read off the row as its list shows it. */
export type CsvColumns<V> = Readonly<Record<string, (row: V, language: Language) => Cell>>;

/** So that a spreadsheet reads UTF-8. */
export const BOM = '\uFEFF';

/** What a spreadsheet would take for a formula is marked as text. */
const FORMULA = /^[=+\-@\t\r]/;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // As spreadsheets read a time; the column's head names the zone.
  if (MOMENT.test(value)) return shanghaiSecond(new Date(value));
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of CSV (RFC 4180), its end included. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;
