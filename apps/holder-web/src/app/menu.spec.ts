import { menuOf, routeNamed, WORKBENCH, type WorkbenchRoute } from './menu';

const route = (name: string, part: Partial<WorkbenchRoute> = {}): WorkbenchRoute => ({
  name,
  path: `/x/${name}`,
  label: 'workbench.menu.home',
  ...part,
});
const table = {
  dashboard: [route('home', { role: 'match_relation' }), route('articleDetail', { hidden: true })],
  ipStore: [route('assetsManage', { role: 'match_relation' })],
  iprManage: [route('scanRecordList', { role: 'match_relation', hidden: true })],
  authorizeCooperation: [],
  toolsManage: [route('arService')],
};
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

  it('names every working page once', () => {
    const names = Object.values(WORKBENCH)
      .flat()
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('routeNamed', () => {
  it('finds hidden pages too, and nothing that does not exist', () => {
    expect(routeNamed('scanRecordList', table)?.path).toBe('/x/scanRecordList');
    expect(routeNamed('nowhere', table)).toBeUndefined();
  });
});
