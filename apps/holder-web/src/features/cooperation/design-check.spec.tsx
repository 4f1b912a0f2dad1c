import {
  CSV_START,
  cooperationApi,
  messageApi,
  THREAD_TURNS,
  type ThreadList,
  type ThreadSummary,
  ulid,
} from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const thread = (part: Partial<ThreadSummary> = {}): ThreadSummary => ({
  thread_id: ulid(),
  cooperation_id: ulid(),
  kind: 'product_design',
  project_name: 'Spring series',
  brand_name: 'Green Field Goods',
  product_name: 'Canvas bag',
  state: 'waiting',
  version: 3,
  turn: 'holder',
  due_at: '2026-11-24T15:59:59.999Z',
  rests: 0,
  rounds: 2,
  sample_confirm: null,
  feedback: 'Wider, please',
  picture: null,
  unread: 0,
  created_at: '2026-11-20T04:00:00.000Z',
  changed_at: '2026-11-21T04:00:00.000Z',
  ...part,
});
const counts = {
  waiting: 1,
  continue_providing: 0,
  approved: 0,
  unconfirmed: 1,
  confirmed: 0,
  ended: 0,
};
/** A list of two pages for the file, of one line each. */
const both = [
  thread(),
  thread({ product_name: '=Mug', state: 'unconfirmed', sample_confirm: 'unconfirmed', feedback: null }),
];
const answer = ({
  input: { page, page_size },
}: {
  input: { page: number; page_size: number };
}): ThreadList => ({
  ...pageOf(page_size === 100 ? both.slice(page - 1, page) : both),
  total: 2,
  counts,
});

/** The texts of files that the page downloads. */
function downloads(): string[] {
  const texts: string[] = [];
  jest.spyOn(globalThis, 'Blob').mockImplementation((parts) => {
    texts.push((parts as string[]).join(''));
    return {} as Blob;
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return texts;
}

describe.each([
  ['product_design', paths.goodsDesignCheck],
  ['material_design', paths.materialDesignCheck],
] as const)('the list of %s', (kind, path) => {
  it('is asked for by state, turn and words, which the address holds', async () => {
    const api = fakeApi(member)
      .on(messageApi.unreadCount, { unread: 0, groups: {} as never })
      .on(cooperationApi.threadList, answer);
    const { user, t, route } = await renderApp(withQuery(path, { id: IP_ID }), { member });
    await screen.findByRole('link', { name: 'Canvas bag' });
    const tabs = within(screen.getByRole('navigation', { name: t('threads.states') }));
    await user.click(tabs.getByRole('link', { name: new RegExp(t('state.thread.unconfirmed')) }));
    await user.selectOptions(screen.getByLabelText(t('threads.column.turn')), 'holder');
    await user.type(screen.getByLabelText(t('threads.search')), 'mug{Enter}');
    const wanted = { ip_id: IP_ID, kind, state: 'unconfirmed', turn: THREAD_TURNS[0], keyword: 'mug' };
    expect(api.inputs(cooperationApi.threadList).at(-1)).toMatchObject(wanted);
    for (const part of ['state=unconfirmed', 'turn=holder', 'keyword=mug']) expect(route()).toContain(part);
  });

  it('says of a search without a result only that nothing matches', async () => {
    fakeApi(member)
      .on(messageApi.unreadCount, { unread: 0, groups: {} as never })
      .on(cooperationApi.threadList, { ...pageOf([]), counts });
    const { t } = await renderApp(withQuery(path, { id: IP_ID, keyword: 'mug' }), { member });
    await screen.findByText(t('threads.none'));
    expect(screen.queryByText(t('threads.empty.title'))).toBeNull();
  });

  it('says of drafts at rest why nothing is due, in the file, too', async () => {
    const texts = downloads();
    const list = [thread({ due_at: null, rests: 1 })];
    fakeApi(member)
      .on(messageApi.unreadCount, { unread: 0, groups: {} as never })
      .on(cooperationApi.threadList, { ...pageOf(list), counts });
    const { user, t } = await renderApp(withQuery(path, { id: IP_ID }), { member });
    await screen.findByText(t('cooperation.resting'));
    await user.click(screen.getByRole('button', { name: t('list.csv') }));
    expect(texts[0]).toContain(`,${t('coop.turn.holder')},${t('cooperation.resting')},2,`);
  });

  it('is a file with all pages of its filter, which spreadsheets do not run', async () => {
    const texts = downloads();
    const api = fakeApi(member)
      .on(messageApi.unreadCount, { unread: 0, groups: {} as never })
      .on(cooperationApi.threadList, answer);
    const { user, t } = await renderApp(withQuery(path, { id: IP_ID, turn: 'holder' }), { member });
    await user.click(await screen.findByRole('button', { name: t('list.csv') }));
    const asked = api.inputs(cooperationApi.threadList).filter(({ page_size }) => page_size === 100);
    expect(asked).toEqual(
      [1, 2].map((page) => ({ ip_id: IP_ID, kind, turn: 'holder', page, page_size: 100 })),
    );
    const [head, ...lines] = texts[0]!.replace(CSV_START, '').trimEnd().split('\r\n');
    const columns = [
      'project',
      'brand',
      'product',
      'state',
      'turn',
      'due_at',
      'rounds',
      'sample_confirm',
      'feedback',
      'changed_at',
    ] as const;
    expect(head).toBe(columns.map((column) => t(`threads.column.${column}`)).join(','));
    const turn = t('coop.turn.holder');
    expect(lines).toEqual([
      `Spring series,Green Field Goods,Canvas bag,${t('state.thread.waiting')},${turn},2026-11-24 23:59:59,2,,"Wider, please",2026-11-21 12:00:00`,
      `Spring series,Green Field Goods,'=Mug,${t('state.thread.unconfirmed')},${turn},2026-11-24 23:59:59,2,${t('sample_confirm.unconfirmed')},,2026-11-21 12:00:00`,
    ]);
  });
});
