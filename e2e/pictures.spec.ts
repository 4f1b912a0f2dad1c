import path from 'node:path';
import { test } from './fixtures';
import { memberScreens, openScreen, PUBLIC } from './screens';

/** `PICTURES=1` draws the README's pictures anew, from a demo nothing has happened in yet. */
if (process.env['PICTURES'])
  test('pictures for the README', async ({ holder, staff, demoMember }) => {
    const member = await demoMember();
    const visitor = await holder({ language: 'zh-CN' });
    const page = await holder({ language: 'zh-CN', token: member.token });
    const desk = await staff('reviewer', { language: 'zh-CN' });
    const mine = await memberScreens(member);
    const taken = await desk.request.get('/api/admin/claims?filter={"assignee":"me"}&range=[0,0]');
    const [claim] = (await taken.json()) as { id: string }[];
    const shots = [
      [visitor, 'landing', PUBLIC['landing']!],
      [page, 'claims', mine['claims']!],
      [page, 'claim-step-2', mine['prove again']!],
      [page, 'workbench', mine['workbench']!],
      [page, 'labels', mine['label orders']!],
      [desk, 'console-queue', '/admin/#/claims'],
      [desk, 'console-claim', `/admin/#/claims/${claim!.id}/show`],
    ] as const;
    for (const [where, name, address] of shots) {
      await openScreen(where, address);
      await where.waitForFunction(() => [...document.images].every((image) => image.complete));
      await where.screenshot({ path: path.join('docs/pictures', `${name}.png`) });
    }
  });
