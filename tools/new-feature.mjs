// `node tools/new-feature.mjs kind|field|module NAME`: the files of something new in every layer.
import { bin } from './api.mjs';
import { write } from './new-feature/edits.mjs';
import { field, kind } from './new-feature/kind.mjs';
import { module, nextOfModule } from './new-feature/module.mjs';
import { main, Refusal, root, run } from './process.mjs';

const WORDS = 'Now write its words in libs/domain/src/i18n/kinds.{en,zh-CN,zh-TW}.ts.';
const GENERATORS = {
  kind: { edits: kind, next: () => `${WORDS} Its upload limit is in libs/domain/src/core/limits.ts.` },
  field: { edits: field, next: () => WORDS },
  module: { edits: module, next: nextOfModule },
};

main(async () => {
  const [what = '', name = ''] = process.argv.slice(2);
  const generator = GENERATORS[what];
  if (!generator)
    throw new Refusal(
      `Usage: node tools/new-feature.mjs ${Object.keys(GENERATORS).join('|')} NAME; of a field KIND.FIELD, e.g. field case.case_year.`,
    );
  const files = write(root, generator.edits(name));
  await run(process.execPath, [bin('prettier'), '--write', ...files]);
  for (const file of files) console.log(`  ${file}`);
  console.log(generator.next(name));
});
