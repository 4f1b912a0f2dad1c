import type { Locator, Page } from '@playwright/test';
import { paths } from '../apps/holder-web/src/app/paths';
import { expect, type Account, type Words } from './fixtures';
import { PASSWORD } from './people';
import type { PictureFile } from './pictures';

/** The address of a page of the holder app. */
export const at = (path: string): string => `/#${path}`;

/** Chooses files like a user: presses the button and answers the browser's file chooser. */
export async function pick(button: Locator, files: PictureFile | PictureFile[]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

/** The button that adds files to a field. */
export const addButton = (
  page: Page,
  { h }: Words,
  label: string,
  many: boolean | 'files' = true,
): Locator => {
  const pick = many === 'files' ? 'upload.pick_files' : many ? 'upload.pick_many' : 'upload.pick_one';
  return page.getByRole('button', { name: `${label} · ${h(pick)}` });
};

/** Fills the sign-up form up to the consent. */
export async function fillRegistration(
  page: Page,
  { h }: Words,
  phone: string,
  name: string,
  codeFor: (phone: string) => Promise<string>,
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(h('field.phone'), { exact: true }).fill(phone);
  await main.getByRole('button', { name: h('yzm.send') }).click();
  await main.getByLabel(h('yzm.label')).fill(await codeFor(phone));
  await main.getByLabel(h('field.password'), { exact: true }).fill(PASSWORD);
  await main.getByLabel(h('field.confirm_password'), { exact: true }).fill(PASSWORD);
  await main.getByLabel(h('field.username')).fill(name);
  await main.getByLabel(h('field.location')).selectOption({ index: 3 });
}

/** Signs a member in with the form inside `place`. */
export async function signInWithin(
  place: Locator,
  { h }: Words,
  phone: string,
  password: string,
): Promise<void> {
  await place.getByLabel(h('field.phone'), { exact: true }).fill(phone);
  await place.getByRole('textbox', { name: h('field.password') }).fill(password);
  await place.getByRole('button', { name: h('login.submit') }).click();
}

/** Signs a member in on the open sign-in page. */
export const signInHere = (page: Page, w: Words, phone: string, password: string): Promise<void> =>
  signInWithin(page.getByRole('main'), w, phone, password);

/** Moves an uploaded picture forward by keyboard. */
export async function moveForward(
  page: Page,
  { h }: Words,
  file: { name: string; from: number; to: number; count: number },
): Promise<void> {
  const { name, from, to, count } = file;
  const grip = (position: number) =>
    page.getByRole('button', { name: h('upload.move', { name, position, count }), exact: true });
  await grip(from).press('Space');
  await expect(grip(from)).toHaveAttribute('aria-pressed', 'true');
  for (let position = from; position > to; position -= 1) {
    const said = position === from ? 'upload.lifted' : 'upload.moved';
    await expect(page.getByText(h(said, { name, position, count }))).toBeAttached();
    await page.keyboard.press('ArrowLeft');
  }
  await expect(page.getByText(h('upload.moved', { name, position: to, count }))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(grip(to)).toBeVisible();
}

/** The button of a signed-in member's account menu. */
export const accountMenu = (page: Page, { h }: Words): Locator =>
  page.getByRole('banner').getByRole('button', { name: h('nav.account') });

/** Opens the account menu; the button in it that signs out. */
export async function logOutButton(page: Page, w: Words): Promise<Locator> {
  await accountMenu(page, w).click();
  return page.getByRole('banner').getByRole('button', { name: w.h('nav.logout') });
}

/** Answers a dialog of the holder app. */
export async function answer(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Signs in on the console's sign-in page. */
export async function enterConsole(page: Page, { c }: Words, { username, password }: Account): Promise<void> {
  await page.goto('/admin/');
  await page.getByLabel(c('gate.username')).fill(username!);
  await page.getByLabel(c('gate.password')).fill(password);
  await page.getByRole('button', { name: c('gate.enter') }).click();
}

/** Opens a claim from anywhere in the console, by the name of its IP in the queue. */
export const openClaim = (page: Page, w: Words, ipName: string): Promise<void> =>
  openQueued(page, w, 'menu.claims', ipName);

/** Opens a record of a queue from anywhere in the console, by its name. */
export async function openQueued(
  page: Page,
  { c }: Words,
  queue: 'menu.claims' | 'menu.complaints' | 'menu.disputes' | 'menu.operators' | 'menu.reviews',
  ipName: string,
): Promise<void> {
  const menu = page.getByRole('navigation', { name: c('menu'), exact: true });
  await menu.getByRole('link', { name: c(queue) }).click();
  await page.getByRole('searchbox', { name: c('filter.q') }).fill(ipName);
  // The list searches after a pause in typing.
  await expect(page).toHaveURL(new RegExp(ipName));
  await page.getByRole('link', { name: ipName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: ipName })).toBeVisible();
}

/** Acts on a record by an API call with the console's session, in its current version. */
export async function actByCall(
  desk: Page,
  resource: string,
  id: string,
  action: string,
  body: object = {},
): Promise<void> {
  const { csrf_token } = (await (await desk.request.get('/api/admin/auth/me')).json()) as {
    csrf_token: string;
  };
  const one = `/api/admin/${resource}/${id}`;
  const { version } = (await (await desk.request.get(one)).json()) as { version: number };
  const done = await desk.request.post(`${one}/${action}`, {
    headers: { 'x-csrf-token': csrf_token },
    data: { version, ...body },
  });
  expect(done.status(), await done.text()).toBe(200);
}

/** The rows of a resource by an API call with the console's session. */
export async function rowsByCall<R>(desk: Page, resource: string, filter: object): Promise<R[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
  return (await (await desk.request.get(`/api/admin/${resource}?${String(query)}`)).json()) as R[];
}

/** Presses a decision on the open record, by its machine's words. */
export const decide = (
  page: Page,
  { c }: Words,
  action: 'approve' | 'reject' | 'assign',
  machine: 'claim' | 'revision' | 'tender_registration' = 'claim',
): Promise<void> =>
  page
    .getByRole('group', { name: c('review.actions') })
    .getByRole('button', { name: c(`action.${machine}.${action}`) })
    .click();

/** Confirms an approval in its dialog. */
export async function confirmApproval(
  page: Page,
  { c }: Words,
  ipName: string,
  machine: 'claim' | 'revision' = 'claim',
): Promise<void> {
  const action = c(`action.${machine}.approve`);
  const dialog = page.getByRole('dialog', { name: c('review.ask', { action, name: ipName }) });
  await dialog.getByRole('button', { name: action }).click();
}

export { paths };
