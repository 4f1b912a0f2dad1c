/** Every bad input is refused with its error on its field in the caller's language, changes nothing and leaves no file. */
import { isDeepStrictEqual } from 'node:util';
import { ERRORS, type FieldError, LANGUAGES, type Language, ruleKey } from '@ipw/domain';
import { holdTasks } from '../testing/background';
import type { Case } from '../testing/bad-inputs/case';
import { GROUPS } from '../testing/bad-inputs/groups';
import {
  type Answer,
  fingerprint,
  isConsole,
  LEAK,
  refusalsOf,
  send,
  sentence,
  statusOf,
  sweepFiles,
} from '../testing/bad-inputs/probe';
import { openBadInputs, type BadInputFixtures } from '../testing/bad-inputs/fixtures';
import { settled } from '../testing/outbox';
import { api } from '../testing/server';
import { keepRows } from '../testing/tables';
import { translate } from '../src/core/i18n';

function expectRefusal(one: Case, answer: Answer, language: Language): void {
  const names = refusalsOf(one.expected);
  const name = names.find((each) => ERRORS[each].code === answer.body.code);
  expect({ code: answer.body.code, text: answer.text.slice(0, 400) }).toMatchObject({
    code: name ? ERRORS[name].code : `one of ${names.join(', ')}`,
  });
  const words = (isConsole(one) ? answer.body.message : answer.body.msg) ?? '';
  expect(words).toMatch(sentence(language, one.says ?? `error.${name!}`));
  expect(answer.status).toBe(one.noRoute ? 404 : statusOf(name!, isConsole(one)));
  if (one.expected === 'R') expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  if (one.expected === 'N') expect(answer.text).toBe(missing(language, isConsole(one)));
  if (one.expected === 'C') expect(answer.body.data).toHaveProperty(name === 'STATE' ? 'state' : 'version');
  if (one.expected.startsWith('V ')) expectField(one, answer, language);
}

/** The answer for a record that never existed. */
function missing(language: Language, console: boolean): string {
  const { code } = ERRORS.NOT_FOUND;
  const words = translate(language, 'error.NOT_FOUND');
  return JSON.stringify(
    console
      ? { statusCode: 404, code, message: words, errors: {}, data: null }
      : { code, msg: words, data: null },
  );
}

function expectField(one: Case, answer: Answer, language: Language): void {
  const rule = one.expected.slice(2);
  const said = isConsole(one)
    ? Object.entries(answer.body.errors ?? {}).map(([field, msg]) => ({ field, msg }))
    : (answer.body.data?.errors ?? []);
  const named = (one.names ?? one.field).split('.')[0];
  const ours = said.find(({ field }) => field.split('.')[0] === named);
  expect({ ours, said }).toMatchObject({ ours: expect.anything() });
  if (ours && 'rule' in ours) expect(ours.rule).toBe(rule);
  const of = (ours as { args?: { case?: string } } | undefined)?.args?.case;
  const key = ruleKey(named!, rule as FieldError['rule']);
  expect(ours?.msg).toMatch(sentence(language, of ? `${key}.${of}` : key));
  expect(ours?.msg).not.toMatch(/\{\w+\}/);
}

holdTasks();

/** Number of refusals after which the spec checks that nothing has changed. */
const AT_ONCE = 10;

/** Limit of an answer's time. */
const MOST_MS = 2000;
/** What is sent once: uploads, which start a process or are unpacked, admitted cases, and those that repeat a call up to its limit. */
const MOST_MS_ONCE = 120_000;
/** A busy machine delays single answers; a refusal that is slow in itself is slow every time. */
const TRIES = 5;

/** Sends a case; again if the answer was slow, and then the same. Returns the last answer. */
async function sendInTime(one: Case, fixtures: BadInputFixtures, language: Language): Promise<Answer> {
  const once = one.once || one.expected === 'OK' || one.call === 'common/upload';
  const most = once ? MOST_MS_ONCE : MOST_MS;
  let answer = await send(one, fixtures, language);
  for (let tries = 1; !once && answer.ms >= most && tries < TRIES; tries++) {
    expect(answer.text).not.toMatch(LEAK);
    await api().db().query('DELETE FROM rate_limit');
    const { status, body } = answer;
    answer = await send(one, fixtures, language);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code: body.code });
  }
  expect(answer.ms).toBeLessThan(most);
  return answer;
}

/** One language for each case, in turn; all languages with FULL=1. Accepted or slow cases are sent once. */
const languagesOf = ({ once, expected }: Case, index: number): readonly Language[] =>
  process.env['FULL'] && !once && expected !== 'OK' ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length]!];

describe.each(Object.entries(GROUPS))('%s', (_group, cases) => {
  let fixtures: BadInputFixtures;
  let seen: unknown;
  let putBack: () => Promise<void>;
  /** Cases refused since the last check that nothing has changed. */
  const refused: string[] = [];
  const expectUnchanged = async () => {
    const since = refused.splice(0);
    expect({ since, print: await fingerprint() }).toEqual({ since, print: seen });
  };
  beforeAll(async () => {
    await sweepFiles();
    fixtures = await openBadInputs();
    // Messages of the fixtures are sent first, because that changes their jobs.
    await settled();
    putBack = await keepRows(api().db());
    seen = await fingerprint();
  });
  const expectAdmitted = async (one: Case, { text, status }: Answer) => {
    expect(text).toMatch(isConsole(one) ? /^[[{]/ : /^\{"code":0,/);
    expect(status).toBeLessThan(300);
    if (isDeepStrictEqual(await fingerprint(), seen)) return;
    await putBack();
    seen = await fingerprint();
  };

  // Reading all tables takes as long as a request, so one check covers several cases and names them.
  it.each(cases.map((one, index) => ({ ...one, index })))('$id → $expected', async ({ index, ...one }) => {
    if (one.expected === 'OK') await expectUnchanged();
    for (const language of languagesOf(one, index)) {
      await api().db().query('DELETE FROM rate_limit');
      if (one.before) {
        await expectUnchanged();
        await one.before(fixtures);
        await settled();
        seen = await fingerprint();
      }
      const answer = await sendInTime(one, fixtures, language);
      expect(answer.text).not.toMatch(LEAK);
      if (one.expected === 'OK') return expectAdmitted(one, answer);
      expectRefusal(one, answer, language);
    }
    if (refused.push(one.id) === AT_ONCE) await expectUnchanged();
  });

  it('is changed by none of the last', expectUnchanged);

  it('is not named twice', () => {
    const names = cases.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('lives', async () => {
  expect((await fetch(`${api().url}/health/ready`)).status).toBe(200);
});
