// `call fair.amend`: a call with which members change one of their records, with its form on the page that lists them.
import { namesOf, wordsIn } from './edits.mjs';
import { ACCESS, API, BAD_INPUTS, DOMAIN, HOLDER } from './places.mjs';
import { Refusal } from '../process.mjs';

/** The names of `fair.amend`: of the feature, and `c` amend, `C` Amend of what is done in it. */
export function namesIn(name = '') {
  const [noun, verb] = name.split('.');
  if (!verb) throw new Refusal(`Name it FEATURE.NAME, e.g. fair.amend.`);
  const { v: c, F: C, s: action, En: word } = namesOf(verb);
  return { ...namesOf(noun), c, C, action, word };
}

const server = ({ f, F, v, s, c, C }) => [
  {
    file: `${DOMAIN}/${f}/${f}.api.ts`,
    before: `export const ${v}Api = {`,
    lines: [
      `export const ${v}${C}Input = z.strictObject({ ...one.shape, ${s}_text: text(${s.toUpperCase()}_LIMITS.text) });`,
      '',
    ],
  },
  {
    file: `${DOMAIN}/${f}/${f}.api.ts`,
    block: `export const ${v}Api = {`,
    lines: [
      `  ${c}: call<{ version: number }>()({`,
      `    path: '${f}/${c}',`,
      `    access: 'member',`,
      `    post: true,`,
      `    input: ${v}${C}Input,`,
      `    summary: 'Replace the text of one of mine',`,
      `  }),`,
    ],
  },
  {
    file: `${API}/${f}/${f}.controller.ts`,
    block: `export class ${F}Controller {`,
    lines: [
      '',
      `  @Call(${v}Api.${c})`,
      `  ${c}(@Me() me: MemberCaller, @In() input: Input<typeof ${v}Api.${c}>) {`,
      `    return this.${v}s.${c}(me, input);`,
      '  }',
    ],
  },
  {
    file: `${API}/${f}/${f}.service.ts`,
    block: `export class ${F}Service {`,
    lines: `
  /** Replaces the text of one that waits for its owner. */
  ${c}(
    me: MemberCaller,
    { ${s}_id, version, ${s}_text }: Input<typeof ${v}Api.${c}>,
  ): Promise<{ version: number }> {
    return this.db.tx(async (sql) => {
      const row = await this.lockOwn(sql, me, ${s}_id);
      const set = { ${s}_text, version: version + 1 };
      if ((await sql.update('${s}', set, { id: row.id, version })) === 0)
        throw new DomainError('CONFLICT', { version: row.version });
      await this.history.write(sql, {
        subject: ${v}Machine.name,
        subjectId: row.id,
        action: 'update',
        actor: me,
        before: { ...row },
        after: { ${s}_text },
        content: ['${s}_text'],
      });
      return { version: version + 1 };
    });
  }`.split('\n'),
  },
];

const form = ({ f, F, v, s, c, C }) => [
  {
    file: `${HOLDER}/features/${f}/${F}${C}.tsx`,
    text: `import { ${v}${C}Input, ${v}Api, type Input, type ${F} } from '@ipw/domain';
import { Button, Dialog, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { SchemaForm } from '../../form/SchemaForm';
import { useT } from '../../i18n/catalogue';

/** A button that opens the form. */
export function ${F}${C}({ row: { ${s}_id, version, ${s}_text } }: { row: ${F} }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button small look="quiet" onClick={() => setOpen(true)}>
        {t('${v}.${c}')}
      </Button>
      {open && (
        <Dialog title={t('${v}.${c}')} onClose={close}>
          <SchemaForm<Input<typeof ${v}Api.${c}>>
            schema={${v}${C}Input}
            fields={[{ name: '${s}_text', label: t('${v}.text'), kind: 'textarea' }]}
            draft={\`${s} ${c} \${${s}_id}\`}
            initial={{ ${s}_text }}
            toInput={(values) => ({ ...values, ${s}_id, version })}
            onSubmit={async (input, attempt) => {
              await api(${v}Api.${c}, input, attempt);
              toast('good', t('${v}.${c}.done'));
              await queries.invalidateQueries({ queryKey: [${v}Api.list.path] });
              close();
            }}
            submitLabel={t('${v}.save')}
            actions={<Button onClick={close}>{t('ui.cancel')}</Button>}
          />
        </Dialog>
      )}
    </>
  );
}
`,
  },
  {
    file: `${HOLDER}/features/${f}/${F}Page.tsx`,
    before: `{${v}Machine.actions.submit.from.includes(state)`,
    lines: [`        <${F}${C} row={row} />`],
    imports: `import { ${F}${C} } from './${F}${C}';`,
  },
];

const tests = ({ f, v, s, c }) => [
  { file: `${ACCESS}/call-access.ts`, block: 'member: [', lines: [`    '${f}/${c}',`] },
  {
    file: `${ACCESS}/${f}-rows.ts`,
    block: `export const ${s.toUpperCase()}_CALLS: Record<string, Row> = {`,
    lines: [`  '${f}/${c}': { input: { ${s}_text: '春', version: 99 } },`],
  },
  {
    file: `${BAD_INPUTS}/${f}.ts`,
    block: `export const ${v}s: Case[] = [`,
    lines: [
      `  ...rows('${f}/${c}', '${s}_text', TEXTS, { more: { ${s}_id: NOWHERE, version: 1 } }),`,
      `  ...rows('${f}/${c}', '${s}_id', [['of none', NOWHERE, 'N']], { more: { ${s}_text: '春', version: 1 } }),`,
    ],
  },
  {
    file: `${API}/${f}/${f}.db.spec.ts`,
    lines: `
it('replaces the text by ${c}, for its owner only', async () => {
  const { ${s}_id } = await save();
  const say = (who: Caller, ${s}_text: string) => call(who, '${c}', { ${s}_id, version: 1, ${s}_text });
  expect((await say(ben, '夏')).code).toBe(ERRORS.NOT_FOUND.code);
  expect((await say(ann, '秋')).data).toEqual({ version: 2 });
  expect((await say(ann, '冬')).code).toBe(ERRORS.CONFLICT.code);
  expect((await list(ann))[0]).toMatchObject({ ${s}_text: '秋', version: 2 });
});`.split('\n'),
  },
  {
    file: `${HOLDER}/features/${f}/${f}.spec.tsx`,
    lines: `
it('sends the text of ${c} with the version on the screen', async () => {
  const api = server(row).on(${v}Api.${c}, { version: 4 });
  const { user, t } = await renderApp(paths.${v}s, { member });
  await user.click(await screen.findByRole('button', { name: t('${v}.${c}') }));
  const written = screen.getByLabelText(t('${v}.text'));
  await user.clear(written);
  await user.type(written, 'News of autumn');
  await user.click(screen.getByRole('button', { name: t('${v}.save') }));
  await screen.findByText(t('${v}.${c}.done'));
  expect(api.inputs(${v}Api.${c})).toMatchObject([{ ${s}_text: 'News of autumn', version: 3 }]);
});`.split('\n'),
  },
  { file: 'e2e/payloads.ts', block: 'export const KEPT = [', lines: [`  '${f}/${c} ${s}_text',`] },
];

/** @param {string} name @param {string} [zhCN] @param {string} [zhTW] what the button says in Chinese */
export function call(name, zhCN, zhTW) {
  const names = namesIn(name);
  const { f, v, c, word } = names;
  return [
    ...server(names),
    ...form(names),
    ...wordsIn(f, v, {
      [`${v}.${c}`]: [word, zhCN ?? word, zhTW ?? zhCN ?? word],
      [`${v}.${c}.done`]: ['Changed', '已修改', '已修改'],
    }),
    ...tests(names),
  ];
}
