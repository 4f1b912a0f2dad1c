import type { Page } from '@playwright/test';
import { filingPaths } from '../apps/holder-web/src/app/filing-paths';
import type { Member } from './fixtures';
import { at } from './ways';

/** The holder's pages of filings: what it is, the free one, the list, a new one, and one in every state the demo has. */
export async function filingScreens(member: Member): Promise<Record<string, string>> {
  const { list } = await member.call<{ list: { filing_id: string; state: string }[] }>('filing/list');
  return {
    'about filings': at(filingPaths.iprMiddleEntry),
    'free filing': at(filingPaths.iprWelfare),
    filings: at(filingPaths.iprService),
    'new filing': at(`${filingPaths.iprService}?filing_id=new`),
    ...Object.fromEntries(
      list.map(({ filing_id, state }) => [
        `${state} filing`,
        at(`${filingPaths.iprService}?filing_id=${filing_id}`),
      ]),
    ),
  };
}

/** The console's pages of filings: the list, and one in every state. */
export async function filingDeskScreens(
  page: Page,
  console: (path: string) => string,
): Promise<Record<string, string>> {
  const answer = await page.request.get('/api/admin/filings?range=[0,49]');
  const rows = (await answer.json()) as { id: string; state: string }[];
  return {
    filings: console('filings'),
    ...Object.fromEntries(rows.map(({ id, state }) => [`${state} filing`, console(`filings/${id}/show`)])),
  };
}
