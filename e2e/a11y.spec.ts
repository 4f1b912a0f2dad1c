import { LANGUAGES, type Language } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { faultsOf } from './axe';
import { Buyer } from './buyers';
import { expect, test } from './fixtures';
import { consoleScreens, memberScreens, openScreen, PUBLIC } from './screens';
import { sheetScreens } from './sheet-screens';
import { watch } from './watch';
import { isRawKey } from './words';

const WIDTHS = [1440, 390] as const;
const NARROWEST = 360;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const FULL = Boolean(process.env['FULL']);
/** One language for each screen, in turn, because the markup is the same in all; with FULL=1 every language. */
const shownIn = (language: Language) => (_screen: unknown, at: number) =>
  FULL || at % LANGUAGES.length === LANGUAGES.indexOf(language);
/** One width for each screen, in turn; the first, with the menus, in both; with FULL=1 all in both. Overflow is measured in all. */
const widthsOf = (at: number): readonly number[] =>
  FULL || at === 0 ? WIDTHS : [WIDTHS[at % WIDTHS.length]!];

/** Menus that appear on every screen: tested on the first only. */
const MENUS = ['#side', '.wb-menu'];

const faults = (page: Page, { first, colours }: { first: boolean; colours: boolean }): Promise<string[]> =>
  faultsOf(page, {
    ...(!first && { exclude: MENUS }),
    rules: {
      runOnly: WCAG,
      // Colours are the same in every width, and their check takes longer than all others.
      ...(!colours && { rules: { 'color-contrast': { enabled: false } } }),
    },
    impacts: ['serious', 'critical'],
  });

/** By how many pixels the content is wider than the window. Some parts follow a new width a moment later. */
async function overflowOf(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 2000 }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Texts and labels of a page. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim());
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const labelled of document.querySelectorAll(`[${name}]`)) texts.push(labelled.getAttribute(name)!);
    return [...new Set(texts)];
  });

/** Opens the language's screens in every width; reports axe findings, words that are missing, and content wider than the narrowest screen. */
async function look(page: Page, screens: Record<string, string>, language: Language): Promise<string[]> {
  const found: string[] = [];
  const chosen = Object.entries(screens).filter(shownIn(language));
  for (const [at, [name, address]] of chosen.entries())
    await test.step(name, async () => {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      // Pages without a script take their language from the address.
      await openScreen(page, address.includes('#') ? address : `${address}?lang=${language}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      found.push(...(await textsOn(page)).filter(isRawKey).map((key) => `${name}: ${key} without words`));
      for (const width of [...WIDTHS, NARROWEST]) {
        await page.setViewportSize({ width, height: 900 });
        if (widthsOf(at).includes(width))
          found.push(
            ...(await faults(page, { first: at === 0, colours: width === widthsOf(at)[0] })).map(
              (fault) => `${name} at ${String(width)}: ${fault}`,
            ),
          );
        const overflow = await overflowOf(page);
        if (overflow > 0) found.push(`${name} at ${String(width)}: ${String(overflow)} px too wide`);
      }
    });
  return found;
}

// Parallel, because these tests are the longest.
test.describe.configure({ mode: 'parallel' });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('public pages', async ({ holder }) => {
      const page = await holder({ language });
      const wrong = watch(page);
      expect([...(await look(page, PUBLIC, language)), ...wrong]).toEqual([]);
    });

    test('pages of a member', async ({ holder, demoMember }) => {
      const member = await demoMember();
      const page = await holder({ language, token: member.token });
      const wrong = watch(page);
      expect([...(await look(page, await memberScreens(member), language)), ...wrong]).toEqual([]);
    });

    test('the console', async ({ staff }) => {
      const page = await staff('admin', { language });
      const wrong = watch(page);
      expect([...(await look(page, await consoleScreens(page), language)), ...wrong]).toEqual([]);
      // A consultant's sheets are a board.
      const board = await staff('consultant', { language });
      const wrongOnBoard = watch(board);
      expect([...(await look(board, { board: '/admin/#/sheets' }, language)), ...wrongOnBoard]).toEqual([]);
      await page.context().clearCookies();
      // The app first asks whether the visitor is signed in; the answer is no.
      const signedOut = await page.context().newPage();
      const wrongThere = watch(signedOut, /\/auth\/me$/);
      expect([...(await look(signedOut, { 'sign in': '/admin/' }, language)), ...wrongThere]).toEqual([]);
    });
  });
}

test('pages of requests', async ({ holder, newMember, staff, request, codeFor }) => {
  const member = await newMember({ verified: true });
  const screens = await sheetScreens(member, await staff('admin'), () => new Buyer(request, codeFor));
  for (const language of LANGUAGES) {
    const page = await holder({ language, token: member.token });
    expect(await look(page, screens, language)).toEqual([]);
  }
});
