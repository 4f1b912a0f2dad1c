import {
  childrenOf,
  dailyOf,
  entryAt,
  menuOf,
  pagesOf,
  routeNamed,
  WORKBENCH,
  type WorkbenchRoute,
} from './menu';

const route = (name: string, part: Partial<WorkbenchRoute> = {}): WorkbenchRoute => ({
  name,
  path: `/x/${name}`,
  label: 'workbench.menu.home',
  ...part,
});
const table = {
  dashboard: [
    route('home', { role: 'match_relation' }),
    route('articleDetail', { hidden: true, record: true, parent: 'home' }),
  ],
  ipStore: [route('assetsManage', { role: 'match_relation' })],
  iprManage: [route('scanRecordList', { role: 'match_relation', hidden: true, parent: 'home' })],
  authorizeCooperation: [],
  toolsManage: [route('arService')],
};
const all = Object.values(WORKBENCH).flat();
const namesOf = (relation: { match_relation?: number }) =>
  menuOf(relation, table).map(({ group, routes }) => [group, ...routes.map(({ name }) => name)]);

describe('menuOf', () => {
  it('shows what the relation opens, without hidden entries and empty groups', () => {
    expect(namesOf({ match_relation: 1 })).toEqual([
      ['dashboard', 'home'],
      ['ipStore', 'assetsManage'],
      ['toolsManage', 'arService'],
    ]);
  });

  it.each([{}, { match_relation: 0 }])('needs a truthy entry: %j', (relation) => {
    expect(namesOf(relation)).toEqual([['toolsManage', 'arService']]);
  });

  it('shows a group once a page is declared in it', () => {
    const more = { ...table, authorizeCooperation: [route('businessActivity')] };
    expect(menuOf({}, more).map(({ group }) => group)).toEqual(['authorizeCooperation', 'toolsManage']);
  });

  it('names every working page once', () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('pages below an entry', () => {
  it('belong to an entry of the menu, so that each has a way back', () => {
    for (const { name, path, hidden } of all) {
      const entry = entryAt(path);
      expect([name, entry?.hidden ?? false]).toEqual([name, false]);
      expect([name, entry?.path === path]).toEqual([name, !hidden]);
    }
  });

  it('are linked from the page they belong to', () => {
    expect(childrenOf('goodsList').map(({ name }) => name)).toEqual(['licenseeList', 'useCodeList']);
    expect(entryAt(routeNamed('useCode')!.path)?.name).toBe('goodsList');
  });
});

describe('pagesOf', () => {
  const pages = (relation: { match_relation?: number }) =>
    pagesOf(relation, table).map(({ route: { name } }) => name);

  it('has hidden pages too, but none that shows a record', () => {
    expect(pages({ match_relation: 1 })).toEqual(['home', 'assetsManage', 'scanRecordList', 'arService']);
  });

  it('opens hidden pages to whom their entry opens', () => {
    expect(pages({})).toEqual(['arService']);
  });
});

it('the everyday pages exist, and need access', () => {
  expect(dailyOf({ match_relation: 1 })).toHaveLength(4);
  expect(dailyOf({})).toEqual([]);
});

describe('routeNamed', () => {
  it('finds hidden pages too, and nothing that does not exist', () => {
    expect(routeNamed('scanRecordList', table)?.path).toBe('/x/scanRecordList');
    expect(routeNamed('nowhere', table)).toBeUndefined();
  });
});
