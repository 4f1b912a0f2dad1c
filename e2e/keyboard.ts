import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

const MOST_STOPS = 60;

/** Why the focused element is not visible; null when it is. */
const unseen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    // The parts of a browser's date field have the browser's own focus ring.
    if (!stop || stop === document.body || stop.matches('input[type=date]')) return null;
    const named = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent.slice(0, 40)}`;
    // A control may be drawn by its container or its label.
    const around = [
      stop,
      stop.parentElement,
      stop.parentElement?.parentElement,
      ...((stop as HTMLInputElement).labels ?? []),
    ];
    const ringed = around.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!ringed) return `${named}: no visible focus`;
    const { left, top, width, height } = stop.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = hit && around.some((one) => one && (one.contains(hit) || hit.contains(one)));
    return seen ? null : `${named}: focus hidden behind ${hit?.className ?? 'the edge of the screen'}`;
  });

/** Presses Tab until the focus is at `target`, checking that it is visible at every stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const at = () => target.evaluate((one) => one === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await at()); stop += 1) {
    await page.keyboard.press(key);
    // Scrolling to the focus takes some frames; more on a busy machine.
    await expect.poll(() => unseen(page), { timeout: 2000, intervals: [20, 50, 100] }).toBeNull();
  }
  await expect(target).toBeFocused();
}

/** Moves to a control and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a list and chooses its nth option. */
export async function chooseFrom(page: Page, target: Locator, nth: number): Promise<void> {
  await tabTo(page, target);
  for (let at = 0; at < nth; at += 1) await page.keyboard.press('ArrowDown');
}
