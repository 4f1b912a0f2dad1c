import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';
import { memberScreens, openScreen, PUBLIC } from './screens';
import { watch } from './watch';
import { at, paths } from './ways';

const FOLDER = 'docs/pictures';
/** `PICTURES=1` redraws the README's pictures, from an unused demo. */
const DRAWN = process.env['PICTURES'];

/** Addresses of a page's pictures that failed to load. */
const broken = () =>
  [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => image.src);

test('the screens of the README are there, with all their pictures', async ({
  holder,
  staff,
  demoMember,
}) => {
  const member = await demoMember();
  const visitor = await holder({ language: 'zh-CN' });
  const page = await holder({ language: 'zh-CN', token: member.token });
  const desk = await staff('reviewer', { language: 'zh-CN' });
  const wrong = [visitor, page, desk].map((where) => watch(where));
  const mine = await memberScreens(member);
  const claims = async (filter: string) => {
    const answer = await desk.request.get(`/api/admin/claims?filter=${filter}&range=[0,0]`);
    return (await answer.json()) as { id: string }[];
  };
  const [claim] = [...(await claims('{"assignee":"me"}')), ...(await claims('{}'))];
  const shots = [
    [visitor, 'landing', PUBLIC['landing']!],
    [page, 'claims', mine['claims']!],
    [page, 'claim-step-2', mine['prove again']!],
    [page, 'workbench', mine['workbench']!],
    [page, 'labels', mine['label orders']!],
    [page, 'requests', at(paths.ipOrderManagement)],
    [page, 'tenders', mine['activity board']!],
    [visitor, 'campaign', mine['campaign collecting']!],
    [page, 'team', mine['team']!],
    [desk, 'console-queue', '/admin/#/claims'],
    [desk, 'console-claim', `/admin/#/claims/${claim!.id}/show`],
  ] as const;
  for (const [where, name, address] of shots) {
    await openScreen(where, address);
    await where.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
    );
    expect(await where.evaluate(broken).then((all) => all.filter((src) => !src.startsWith('data:')))).toEqual(
      [],
    );
    const file = path.join(FOLDER, `${name}.png`);
    const drawn = await where.screenshot(DRAWN ? { path: file } : {});
    // Same size as in the README: width and height are in a PNG's first chunk.
    expect(drawn.subarray(16, 24)).toEqual(readFileSync(file).subarray(16, 24));
  }
  expect(wrong.flat()).toEqual([]);
  // The README shows all pictures of the folder.
  const shown = [...readFileSync('README.md', 'utf8').matchAll(/docs\/pictures\/([\w-]+)\.png/g)].map(
    ([, name]) => name,
  );
  const names = shots.map(([, name]) => name).toSorted();
  expect(shown.toSorted()).toEqual(names);
  expect(
    readdirSync(FOLDER)
      .map((name) => name.replace(/\.png$/, ''))
      .toSorted(),
  ).toEqual(names);
});
