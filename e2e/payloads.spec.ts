import type { UploadedFile, Usage } from '@ipw/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { ENDPOINTS } from '../apps/api/src/core/openapi';
import { expect, type Member, test } from './fixtures';
import { ipOf, newName, PASSWORD } from './people';
import { interpreted, KEPT, NOT_KEPT, NOT_YET, openFields, PAYLOADS, shown, trap } from './payloads';
import { png } from './pictures';
import { forgetCodesSent } from './limits';
import { openScreen } from './screens';
import { fillLabels } from './payload-labels';
import { fillStories } from './payload-stories';
import { at, actByCall, paths } from './ways';

test('every field that takes a script is filled with them', () => {
  const open = ENDPOINTS.flatMap(({ path, input }) => openFields(input).map((field) => `${path} ${field}`));
  expect(open.filter((field) => !NOT_KEPT.test(field) && !NOT_YET.test(field)).sort()).toEqual(KEPT);
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

/** Somebody from Singapore whose every word is a payload, waiting for staff to look at their passport. */
async function newcomer(request: APIRequestContext, codeFor: (phone: string) => Promise<string>, at: number) {
  const payload = PAYLOADS[at]!;
  const phone_number = `81${String(Date.now()).slice(-4)}${String(at).padStart(2, '0')}`;
  const phone = { area_code: '65', phone_number };
  const call = async <T>(path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = (await (await request.post(`/api/${path}`, { data, headers })).json()) as {
      code: number;
      data: T;
    };
    expect(answer, path).toMatchObject({ code: 0 });
    return answer.data;
  };
  await call('member/sendYzm', { ...phone, scene: 'register' });
  const { token } = await call<{ token: string }>(
    'member/register',
    {
      ...phone,
      yzm: await codeFor(phone_number),
      password: PASSWORD,
      confirm_password: PASSWORD,
      username: payload,
      location: payload,
      agree: 1,
    },
    { 'user-agent': payload },
  );
  const headers = { authorization: `Bearer ${token}` };
  const file = await png('passport.png');
  const kept = await request.post('/api/common/upload?usage=identity', { headers, multipart: { file } });
  const { data } = (await kept.json()) as { data: UploadedFile };
  await call(
    'member/auth',
    {
      document_type: 'passport',
      real_name: payload,
      document_number: 'E1234567K',
      document_images: [data.image_id],
    },
    headers,
  );
  return token;
}

/** Claims of one member, each with another payload in all it says. */
async function fillClaims(member: Member): Promise<void> {
  const upload = (usage: Usage, name = 'a.png') => member.upload(name, usage);
  const [avatar, cover] = [await upload('avatar'), await upload('artist_cover')];
  for (const [index, payload] of PAYLOADS.entries()) {
    const proof = await upload('rights_proof', `${payload.replaceAll('/', '')}.png`);
    const proof_images = [proof.image_id];
    await member.call('claim/submit', {
      kind: 'artist',
      en_name: newName('Pay'),
      gender: 'female',
      avatar: avatar.image_id,
      cover: cover.image_id,
      intro: payload,
      location: payload,
      ip_type_id: 1,
      art_genres_id: [1],
      other_art_genres: payload,
      artist_school: payload,
      accounts: {
        microblog: payload,
        short_video: payload,
        lifestyle: payload,
        public_account: payload,
        other: payload,
      },
      proof_images,
      agree: 1,
    });
    const contract = await upload('contract');
    await member.call('claim/submit', {
      kind: 'offline',
      ip_name: newName('Paper'),
      contract_number: payload,
      contract_images: [contract.image_id],
      consultant_name: payload,
      agree: 1,
    });
    if (index > 1) continue;
    // Two of an IP's own words hold all twenty between them.
    const half = PAYLOADS.slice(index * 10, index * 10 + 10).join(' ');
    const picture = await upload('avatar');
    const { ip_id } = await member.call<{ ip_id: string }>('ip/add', {
      ...ipOf(newName('Word'), picture.image_id),
      intro: half,
      core_audience: half.slice(0, 200),
    });
    await member.call('claim/submit', {
      kind: 'normal',
      ip_id,
      proof_images: [(await upload('rights_proof')).image_id],
      agree: 1,
    });
  }
}

interface Row {
  id: string;
  kind?: string;
}

/** What is waiting of a resource, as the console's own page asks for it. */
async function rowsOf(page: Page, resource: string, filter: object): Promise<Row[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
  return (await (await page.request.get(`/api/admin/${resource}?${String(query)}`)).json()) as Row[];
}

/** Rejects with the next payload as the reason, so that it reaches the member's messages. */
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

/** Opens screens one after the other; answers what was read as markup and how many payloads were seen as text. */
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
  test.setTimeout(300_000);
  await forgetCodesSent();
  const member = await newMember({ verified: true });
  const tokens = await Promise.all(PAYLOADS.map((_, index) => newcomer(request, codeFor, index)));
  await forgetCodesSent();
  await fillClaims(member);
  const all = PAYLOADS.map((_, index) => index);

  const desk = await staff('admin');
  const deskTrap = await trap(desk);
  const { user } = await member.call<{ user: { member_id: string } }>('member/info');
  const claims = await rowsOf(desk, 'claims', { member_id: user.member_id });
  const identities = (await rowsOf(desk, 'verifications', { state: 'pending' })).slice(0, PAYLOADS.length);
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
    const members = (await rowsOf(desk, 'members', {})).slice(0, 3);
    const [ip] = await rowsOf(desk, 'ips', { q: 'Word' });
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
  await test.step('cases, milestones, moments, announcements and labels', async () => {
    const { claim_id, ip_id } = list.find(({ kind }) => kind === 'normal')!;
    await actByCall(desk, 'claims', claim_id, 'approve');
    const pages = await fillStories(member, ip_id);
    const labels = await fillLabels(member, desk, ip_id);
    const page = await holder({ token: member.token });
    const storyTrap = await trap(page);
    const read = await visit(page, pages);
    const edits = await rowsOf(desk, 'reviews', { ip_id });
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
    expect(storyTrap).toEqual([]);
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
      ].map(at),
    );
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(all.length);
    expect(holderTrap).toEqual([]);
  });

  await test.step('the frame around every name', async () => {
    for (const token of tokens) {
      const page = await holder({ token });
      const frameTrap = await trap(page);
      const { wrong, seen } = await visit(page, [at(paths.realNameIdentify)]);
      expect([...wrong, ...frameTrap]).toEqual([]);
      expect(seen.size).toBeGreaterThan(0);
      await page.context().close();
    }
  });

  expect(deskTrap).toEqual([]);
});
