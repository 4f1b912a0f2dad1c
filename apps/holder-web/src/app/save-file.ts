import { CSV_START, type CsvCell, csvLine } from '@ipw/domain';

/** Downloads a file that the page has made. */
export function saveFile(parts: readonly BlobPart[], type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = name;
  link.click();
  // The browser has started the download after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Downloads lines as CSV. */
export const saveCsv = (lines: readonly (readonly CsvCell[])[], name: string): void =>
  saveFile([CSV_START, ...lines.map(csvLine)], 'text/csv;charset=utf-8', `${name}.csv`);
