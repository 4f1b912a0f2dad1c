import type { Page } from '@playwright/test';
import { ENDPOINTS } from '../apps/api/src/core/openapi/openapi';
import { expect, test } from './fixtures';
import { interpreted, KEPT, NOT_KEPT, openFields, PAYLOADS, shown, trap } from './payloads';
import { forgetCodesSent } from './limits';
import { openScreen } from './screens';
import { fillCampaign } from './payload-campaigns';
import { fillContent } from './payload-content';
import { fillLabels } from './payload-labels';
import { artistClaim, fillClaims, newcomer } from './payload-people';
import { fillStrangers } from './payload-sheets';
import { actByCall, at, paths, rowsByCall } from './ways';

test('every field that takes a script is filled with them', () => {
  const open = ENDPOINTS.flatMap(({ path, input }) => openFields(input).map((field) => `${path} ${field}`));
  expect(open.filter((field) => !NOT_KEPT.test(field)).sort()).toEqual(KEPT.toSorted());
});

test('the trap springs', async ({ holder }) => {
  const page = await holder();
  const sprung = await trap(page);
  await openScreen(page, at(paths.landing));
  expect([...sprung, ...(await interpreted(page))]).toEqual([]);
  await page.evaluate((payload) => {
    document.body.innerHTML = payload;
  }, PAYLOADS[1]);
  expect(await interpreted(page)).toHaveLength(1);
  await expect.poll(() => sprung.join('\n')).toMatch(/breach: script-src|ran on/);
});

interface Row {
  id: string;
  kind?: string;
}

/** Rejects with the next payload as the reason, which the member's message contains. */
async function rejectAll(
  page: Page,
  resource: 'claims' | 'verifications',
  rows: readonly Row[],
): Promise<void> {
  for (const [at, { id }] of rows.entries())
    await actByCall(page, resource, id, 'reject', {
      reason_code: 'other',
      reason: PAYLOADS[at % PAYLOADS.length],
    });
}

/** Opens screens one after the other; returns markup that came from payloads, and the number of payloads seen as text. */
async function visit(
  page: Page,
  addresses: readonly string[],
): Promise<{ wrong: string[]; seen: Set<number> }> {
  const wrong: string[] = [];
  const seen = new Set<number>();
  for (const address of addresses) {
    await openScreen(page, address);
    wrong.push(...(await interpreted(page)));
    for (const payload of await shown(page)) seen.add(payload);
  }
  return { wrong, seen };
}

test('twenty scripts in every text are text on every screen', async ({
  holder,
  staff,
  request,
  codeFor,
  newMember,
}) => {
  await forgetCodesSent();
  const member = await newMember({ verified: true });
  const tokens = await Promise.all(PAYLOADS.map((_, index) => newcomer(request, codeFor, index)));
  await forgetCodesSent();
  await fillClaims(member);
  const all = PAYLOADS.map((_, index) => index);

  const desk = await staff('admin');
  const deskTrap = await trap(desk);
  const { user } = await member.call<{ user: { member_id: string } }>('member/info');
  const claims = await rowsByCall<Row>(desk, 'claims', { member_id: user.member_id });
  const identities = (await rowsByCall<Row>(desk, 'verifications', { state: 'pending' })).slice(
    0,
    PAYLOADS.length,
  );
  const console = (path: string) => `/admin/#/${path}`;
  const many = (resource: string) =>
    console(`${resource}?${new URLSearchParams({ perPage: '100', page: '1', filter: '{}' }).toString()}`);

  await test.step('the console’s lists', async () => {
    const { wrong, seen } = await visit(
      desk,
      ['', ...['claims', 'ips', 'operators', 'members', 'verifications', 'audit'].map(many)].map((path) =>
        path === '' ? console('') : path,
      ),
    );
    expect(wrong).toEqual([]);
    expect([...seen].sort((a, b) => a - b)).toEqual(all);
  });

  await test.step('claims and identities under review', async () => {
    const artists = claims.filter(({ kind }) => kind === 'artist');
    const others = claims.filter(({ kind }) => kind !== 'artist');
    for (const rows of [artists, others]) {
      const { wrong, seen } = await visit(
        desk,
        rows.map(({ id }) => console(`claims/${id}/show`)),
      );
      expect(wrong).toEqual([]);
      expect(seen.size).toBe(all.length);
    }
    const { wrong, seen } = await visit(
      desk,
      identities.map(({ id }) => console(`verifications/${id}/show`)),
    );
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(all.length);
  });

  await test.step('reasons, members, histories', async () => {
    await rejectAll(
      desk,
      'claims',
      claims.filter(({ kind }) => kind === 'artist'),
    );
    await rejectAll(desk, 'verifications', identities);
    const members = (await rowsByCall<Row>(desk, 'members', {})).slice(0, 3);
    const [ip] = await rowsByCall<Row>(desk, 'ips', { q: 'Word' });
    const { wrong } = await visit(desk, [
      ...members.map(({ id }) => console(`members/${id}/show`)),
      console(`ips/${ip!.id}/show`),
      console(`ips/${ip!.id}`),
      ...claims.slice(0, 3).map(({ id }) => console(`claims/${id}/show`)),
      many('audit'),
    ]);
    expect(wrong).toEqual([]);
  });

  const { list } = await member.call<{ list: { claim_id: string; ip_id: string; kind: string }[] }>(
    'claim/list',
    { page_size: 100 },
  );
  await test.step('what is reviewed of an IP, and the page everybody reads', async () => {
    const { claim_id, ip_id } = list.find(({ kind }) => kind === 'normal')!;
    await actByCall(desk, 'claims', claim_id, 'approve');
    const artist = await artistClaim(member);
    await actByCall(desk, 'claims', artist.claim_id, 'approve');
    const artistIp = await artist.edit();
    const pages = [...(await fillContent(member, ip_id)), at(`${paths.ipInfoSetting}?id=${artistIp}`)];
    const labels = await fillLabels(member, desk, ip_id);
    const page = await holder({ token: member.token });
    const storyTrap = await trap(page);
    const read = await visit(page, pages);
    const edits = await rowsByCall<Row>(desk, 'reviews', { ip_id });
    edits.push(...(await rowsByCall<Row>(desk, 'reviews', { ip_id: artistIp })));
    const judged = await visit(
      desk,
      edits.map(({ id }) => console(`reviews/${id}/show`)),
    );
    const ordered = await visit(page, labels.holder);
    const handled = await visit(desk, labels.console);
    for (const { wrong, seen } of [read, judged, ordered, handled]) {
      expect(wrong).toEqual([]);
      expect(seen.size).toBe(all.length);
    }
    for (const { id } of edits) await actByCall(desk, 'reviews', id, 'approve');
    const { slug } = await member.call<{ slug: string }>('ip/public', { ip_id });
    await page.goto(`/ip/${encodeURIComponent(slug)}`);
    expect(await interpreted(page)).toEqual([]);
    expect(await shown(page)).toEqual(all);
    expect(storyTrap).toEqual([]);
    await page.context().close();
  });

  await test.step('what buyers and rivals say of an IP', async () => {
    const { ip_id } = list.find(({ kind }) => kind === 'normal')!;
    const objector = await newMember({ verified: true });
    const pages = await fillStrangers(request, codeFor, { holder: member, objector, desk, ip_id });
    const judged = await visit(desk, pages.console);
    expect(judged.wrong).toEqual([]);
    expect([...judged.seen].sort((a, b) => a - b)).toEqual(all);
    const page = await holder({ token: objector.token });
    expect((await visit(page, pages.objector)).wrong).toEqual([]);
    const accused = await holder({ token: member.token });
    expect((await visit(accused, pages.holder)).wrong).toEqual([]);
    await accused.context().close();
    await page.context().close();
  });

  await test.step('a work entered into a campaign', async () => {
    const pages = await fillCampaign(request, codeFor, desk);
    const judged = await visit(desk, [pages.console]);
    expect(judged.wrong).toEqual([]);
    expect([...judged.seen].sort((a, b) => a - b)).toEqual(all);
    const page = await holder({ token: member.token });
    await openScreen(page, pages.page);
    // Works are loaded after the page.
    await expect.poll(() => shown(page)).toEqual([0]);
    expect(await interpreted(page)).toEqual([]);
    await page.context().close();
  });

  await test.step('the holder’s own pages', async () => {
    const page = await holder({ token: member.token });
    const holderTrap = await trap(page);
    const artist = list.find(({ kind }) => kind === 'artist')!.claim_id;
    const normal = list.find(({ kind }) => kind === 'normal')!.ip_id;
    const { wrong, seen } = await visit(
      page,
      [
        paths.claim,
        `${paths.artistStep1}?claim=${artist}`,
        `${paths.artistStep2}?claim=${artist}`,
        `${paths.claimStep3}?id=${normal}`,
        paths.realNameIdentify,
        paths.systemMsg,
        `${paths.systemMsg}?page=2`,
        `${paths.systemMsg}?page=3`,
        `${paths.systemMsg}?page=4`,
      ].map(at),
    );
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(all.length);
    expect(holderTrap).toEqual([]);
  });

  await test.step('the frame around every name', async () => {
    // One browser for all, which has the app's code already: only the stored session changes.
    const page = await holder();
    const frameTrap = await trap(page);
    await openScreen(page, at(paths.landing));
    for (const token of tokens) {
      await page.evaluate((value) => {
        localStorage.clear();
        localStorage.setItem('worktable_introModalClosed', '1');
        localStorage.setItem('worktable_token', value);
      }, token);
      await page.reload();
      await openScreen(page, at(paths.realNameIdentify));
      // The name arrives with the member's information, after the page's own content.
      await expect.poll(() => shown(page)).not.toHaveLength(0);
      expect([...(await interpreted(page)), ...frameTrap]).toEqual([]);
    }
    await page.context().close();
  });

  expect(deskTrap).toEqual([]);
});
