import type { Page } from '@playwright/test';
import { expect, wordsOf } from './fixtures';
import { rowsByCall } from './ways';

const HOUR_MS = 3_600_000;
/** A Beijing time as the input takes it. */
export const beijing = (hours: number) =>
  new Date(Date.now() + (hours + 8) * HOUR_MS).toISOString().slice(0, 16);

/** Presses a decision on the open project, and confirms it. */
export async function decideTender(desk: Page, label: string, reason?: string): Promise<void> {
  await desk.getByRole('button', { name: label }).click();
  const dialog = desk.getByRole('dialog');
  if (reason) await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: label }).click();
}

/** Opens the form of a new project with everything of a running one, whose entries staff see before the end, but its brand and times. */
export async function copyTender(
  desk: Page,
  { c }: ReturnType<typeof wordsOf>,
  brand: string,
): Promise<void> {
  const projects = await rowsByCall<{ id: string; sealed: 0 | 1 }>(desk, 'tenders', { time: 'in_progress' });
  const project = projects.find(({ sealed }) => sealed === 0);
  await desk.goto(`/admin/#/tenders/${project!.id}/show`);
  await desk.getByRole('link', { name: c('tender.copy') }).click();
  await expect(desk.getByText('logo.png')).toBeVisible();
  await tenderField(desk, c('field.brand_name')).fill(brand);
}

/** An input of the project's form by its label. */
export const tenderField = (desk: Page, name: string) => desk.getByLabel(new RegExp(`^${name}`)).first();
