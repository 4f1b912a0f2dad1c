import type { Page } from '@ipw/domain';

/** All pages of a list, for files, and selects that must offer every record. */
export async function whole<R>(ask: (page: number) => Promise<Page<R>>): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await ask(page);
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
}
