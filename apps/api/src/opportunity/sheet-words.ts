/** SQL: the description of a sheet `t`. */
export const DESCRIPTION = "JSON_UNQUOTE(JSON_EXTRACT(t.request, '$.sku_describe'))";

/** The typed text as part of a sheet's number; undefined when it cannot be. The column is ASCII and refuses other texts. */
export function sheetNumberIn(typed: string): string | undefined {
  const number = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return /^[0-9A-Z]{1,12}$/.test(number) ? number : undefined;
}
