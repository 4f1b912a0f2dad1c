import axe from 'axe-core';
import type { Page } from '@playwright/test';

interface Scope {
  /** Selectors; without them the whole document. */
  include?: string[];
  exclude?: string[];
  rules?: Pick<axe.RunOptions, 'runOnly' | 'rules'>;
  /** Only findings of this weight. */
  impacts?: readonly axe.Result['impact'][];
}

/** axe's findings in the page's own document, each as `rule: places`. Frames are not entered: theirs run no scripts. */
export async function faultsOf(
  page: Page,
  { include, exclude, rules, impacts }: Scope = {},
): Promise<string[]> {
  // Half a megabyte: once for a document, which the screens of an app share.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([where, how]) => (await (window as unknown as { axe: typeof axe }).axe.run(where, how)).violations,
    [
      { include: include ?? ['html'], exclude: exclude ?? [] },
      { ...rules, iframes: false, resultTypes: ['violations'] } as axe.RunOptions,
    ] as const,
  );
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
