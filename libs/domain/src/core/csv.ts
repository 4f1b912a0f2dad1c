import { shanghaiSecond } from './working-days';

export type CsvCell = string | number | null | undefined;

/** Byte order mark of a CSV file, so that spreadsheets read UTF-8. */
export const CSV_START = '\uFEFF';

/** Values a spreadsheet would run as a formula are marked as text; some read full-width signs as the plain ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // The time format spreadsheets read; the column's head names the time zone.
  if (MOMENT.test(value)) return shanghaiSecond(new Date(value));
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of CSV (RFC 4180) with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`;
