// `node tools/new-feature.mjs WHAT NAME [zh-CN] [zh-TW]`: the files of something new in every layer, with its words and specs.
import { bin } from './api.mjs';
import { call } from './new-feature/call.mjs';
import { desk } from './new-feature/desk.mjs';
import { write } from './new-feature/edits.mjs';
import { field, kind } from './new-feature/kind.mjs';
import { module } from './new-feature/module.mjs';
import { notification } from './new-feature/notification.mjs';
import { main, Refusal, root, run } from './process.mjs';

/** Specs that the new code can break, by suite. `f`: the noun, which its own specs are named by. */
const CONTENT = {
  api: 'test/(routes|access-matrix|bad-inputs)|story.db|content-desks|trash.db|duplicate',
  e2e: 'payloads',
};
const RECORDS = 'test/(routes|names|wording|drift|openapi|access-matrix|bad-inputs)';
const SPECS = {
  kind: () => CONTENT,
  field: () => CONTENT,
  desk: (f) => ({ domain: 'machine', api: `${f}.db|${RECORDS}`, web: `${f}.spec|words.spec` }),
  module: (f) => ({
    domain: 'machine',
    api: `${f}.db|${RECORDS}|(message-table|export|erasure).db`,
    web: `${f}.spec|words.spec`,
    e2e: 'payloads',
  }),
  call: (f) => ({ api: `${f}.db|${RECORDS}`, web: `${f}.spec`, e2e: 'payloads' }),
  notification: (f) => ({ api: `${f}.db|message-table.db` }),
};

const GENERATORS = { kind, field, desk, module, call, notification };

main(async () => {
  const [what = '', name = '', ...chinese] = process.argv.slice(2);
  const generate = Object.hasOwn(GENERATORS, what) ? GENERATORS[what] : undefined;
  if (!generate)
    throw new Refusal(
      `Usage: node tools/new-feature.mjs ${Object.keys(GENERATORS).join('|')} NAME [its name in zh-CN] [zh-TW]; e.g. module fair 展会 展會, field case.case_year, call fair.amend 修改 修改, notification fair.withdraw.`,
    );
  const files = write(root, generate(name, ...chinese));
  await run(process.execPath, [bin('prettier'), '--write', ...files]);
  for (const file of files) console.log(`  ${file}`);
  console.log('A beginning: change fields, states, words and comments to what it is for.');
  if (chinese.length < 2) console.log('A Chinese name was missing: translate the words of zh-CN and zh-TW.');
  console.log('Then run:');
  for (const [suite, pattern] of Object.entries(SPECS[what](name.split('.')[0])))
    console.log(`npm test -- ${suite} '${pattern}'`);
});
