/** What a statement does to which table, e.g. `UPDATE member`; never its text, which may hold values. */
export function statementName(sql: string): string {
  const verb = /^\s*\(?\s*([A-Za-z]+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:FROM|INTO|UPDATE(?!\s+SKIP)|TABLE)\s+`?([a-z_]+)`?/i.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}
