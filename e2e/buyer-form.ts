/** The form of a buyer without an account, as a buyer on a phone uses it. */
import type { Page } from '@playwright/test';
import type { Words } from './fixtures';
import { forgetCodesSent } from './limits';

export const PHONE_WIDTH = 390;

/** What `fill` enters besides the phone. */
export const TYPED = {
  sku_id: '18',
  sku_describe: '联名帆布袋，两个尺寸，四种图案',
  buy_num: '5000',
  buyer_name: '林经理',
  company_name: '青禾文创',
} as const;

/** Fills everything but the code and the ticks. */
export async function fill(page: Page, { h }: Words, phone: string): Promise<void> {
  const { sku_id, ...texts } = TYPED;
  await page.getByLabel(h('cooperate.sku_id')).selectOption(sku_id);
  for (const [name, text] of Object.entries(texts))
    await page.getByLabel(h(`cooperate.${name as keyof typeof texts}`)).fill(text);
  await page.getByRole('main').getByLabel(h('field.phone'), { exact: true }).fill(phone);
}

/** Gets a code, and sends the form. */
export async function send(
  page: Page,
  { h }: Words,
  phone: string,
  codeFor: (phone: string) => Promise<string>,
): Promise<void> {
  await forgetCodesSent();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: h('yzm.send') }).click();
  await main.getByLabel(h('yzm.label')).fill(await codeFor(phone));
  await main.getByRole('button', { name: h('cooperate.submit') }).click();
}
