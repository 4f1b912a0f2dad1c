// The pages of records that members write and staff decide on.
import { resource } from './desk-console.mjs';
import { CONSOLE, HOLDER } from './places.mjs';

const page = ({
  F,
  v,
  s,
}) => `import { ${v}Api, ${v}Input, ${v}Machine, type Input, type ${F}, type ${F}Action } from '@ipw/domain';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { Section } from '../../app/Section';
import { useApi } from '../../app/use-api';
import { SchemaForm } from '../../form/SchemaForm';
import { useT } from '../../i18n/catalogue';
import { Pages } from '../../review/Pages';

const changed = () => queries.invalidateQueries({ queryKey: [${v}Api.list.path] });

function ${F}Dialog({ row, onClose }: { row: ${F} | undefined; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t(row ? '${v}.edit' : '${v}.add')} onClose={onClose}>
      <SchemaForm<Input<typeof ${v}Api.save>>
        schema={${v}Input}
        fields={[
          { name: '${s}_name', label: t('${v}.name') },
          { name: '${s}_text', label: t('${v}.text'), kind: 'textarea' },
        ]}
        draft={\`${s} \${row?.${s}_id ?? ''}\`}
        initial={{ ${s}_name: row?.${s}_name ?? '', ${s}_text: row?.${s}_text ?? '' }}
        toInput={(values) => ({ ...values, ...(row && { ${s}_id: row.${s}_id, version: row.version }) })}
        onSubmit={async (input, attempt) => {
          await api(${v}Api.save, input, attempt);
          toast('good', t('${v}.saved'));
          await changed();
          onClose();
        }}
        submitLabel={t('${v}.save')}
        actions={<Button onClick={onClose}>{t('ui.cancel')}</Button>}
      />
    </Dialog>
  );
}

function ${F}Card({ row, onEdit }: { row: ${F}; onEdit: () => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { ${s}_id, version, state } = row;
  const act = async (action: ${F}Action) => {
    setBusy(true);
    try {
      await api(action === 'submit' ? ${v}Api.submit : ${v}Api.withdraw, { ${s}_id, version });
      toast('good', t('${v}.done'));
    } catch {
      // The call has shown why.
    }
    await changed();
    setBusy(false);
  };
  return (
    <li className="ui-card ui-stack">
      <div className="ui-row">
        <h2>{row.${s}_name}</h2>
        <StateBadge machine={${v}Machine} state={state} />
      </div>
      <p>{row.${s}_text}</p>
      {row.reason && <p className="ui-soft">{t('${v}.reason', { reason: row.reason })}</p>}
      <div className="ui-row">
        {row.actions.map((action) => (
          <Button key={action} small busy={busy} onClick={() => void act(action)}>
            {t(\`action.${s}.\${action}\`)}
          </Button>
        ))}
        {${v}Machine.actions.submit.from.includes(state) && (
          <Button small look="quiet" onClick={onEdit}>
            {t('${v}.edit')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The member's own, newest first. */
export function ${F}Page() {
  const t = useT();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<${F} | 'new'>();
  const { data, error, isPending, refetch } = useApi(${v}Api.list, { page });
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      {t('${v}.add')}
    </Button>
  );
  return (
    <Section title={t('${v}.title')} aside={!!data?.total && add}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={3} height={120} />}
      {data?.total === 0 && (
        <EmptyState title={t('${v}.empty.title')} action={add}>
          {t('${v}.empty.text')}
        </EmptyState>
      )}
      {!!data?.list.length && (
        <ul className="ui-stack">
          {data.list.map((row) => (
            <${F}Card key={row.${s}_id} row={row} onEdit={() => setEdited(row)} />
          ))}
        </ul>
      )}
      {data && <Pages page={page} of={data} onPage={setPage} />}
      {edited && (
        <${F}Dialog row={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  );
}
`;

const consolePages = ({ f, v, s }) => `import { ${v}Machine } from '@ipw/domain';
import { MemberLink } from '../components/RecordLink';
import { choices, moment, oneRecord, prose, search, sorted, state, text } from '../fields/kinds';
import { recordPages } from '../review/record-pages';

export default recordPages<'${f}s'>({
  asks: { reject: ['reason'] },
  title: (row) => row.${s}_name,
  subtitle: (row) => row.member_name,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'member_id', 'created_at'],
  filters: { q: search, state: choices(Object.keys(${v}Machine.states), 'state.${s}'), member_id: oneRecord },
  fields: {
    state: state(${v}Machine, (row) => row.state),
    member_id: { show: (row) => <MemberLink id={row.member_id}>{row.member_name}</MemberLink> },
    ${s}_name: text((row) => row.${s}_name),
    ${s}_text: prose((row) => row.${s}_text),
    reason: prose((row) => row.reason),
    created_at: sorted(moment((row) => row.created_at)),
  },
  facts: [
    { title: 'facts.${s}', fields: ['state', '${s}_name', '${s}_text', 'member_id', 'created_at'] },
    { title: 'facts.decision', fields: ['reason'], when: (row) => row.reason !== null },
  ],
  stakes: ['member_id', '${s}_text'],
});
`;

export const pagesOf = (names) => {
  const { f, F, v } = names;
  const routes = `${HOLDER}/shell/member-routes.tsx`;
  return [
    { file: `${HOLDER}/features/${f}/${F}Page.tsx`, text: page(names) },
    {
      file: `${HOLDER}/app/paths.ts`,
      after: "closeAccount: '/userCenter/closeAccount',",
      lines: [`  ${v}s: '/userCenter/${f}s',`],
    },
    {
      file: routes,
      before: "const Claim = claimPage(() => import('../features/claim/ClaimPage')",
      lines: [
        `const ${F}s = centrePage(() => import('../features/${f}/${F}Page'), '${F}Page', 'workbench');`,
      ],
    },
    {
      file: routes,
      after: '<Route path={paths.closeAccount} element={<CloseAccount />} />',
      lines: [`            <Route path={paths.${v}s} element={<${F}s />} />`],
    },
    {
      file: `${HOLDER}/features/user-center/UserCenterLayout.tsx`,
      before: "<NavLink to={paths.closeAccount}>{t('centre.close_account')}</NavLink>",
      lines: [`            <NavLink to={paths.${v}s}>{t('${v}.title')}</NavLink>`],
    },
    ...resource(names, ['list', 'show']),
    { file: `${CONSOLE}/${f}/pages.tsx`, text: consolePages(names) },
  ];
};
