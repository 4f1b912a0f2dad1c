import { kindOf, SUBJECTS, type SubjectName } from '@ipw/domain';
import { filingPaths } from './filing-paths';
import { paths } from './paths';
import type { Key } from '../i18n/catalogue';

/** The groups of the workbench menu, in order, expanded at first. */
export const GROUPS = ['dashboard', 'ipStore', 'iprManage', 'authorizeCooperation', 'toolsManage'] as const;
export type Group = (typeof GROUPS)[number];

/** Services around the workbench, each with a page that describes it. */
export const TOOLS = ['ycdataIntroduce', 'yimatongIntroduce', 'arService', 'aiService'] as const;
export type Tool = (typeof TOOLS)[number];

/** Pages of the introduction to labels, in reading order. */
export const TAG_PAGES = [
  'tagIntroduce',
  'tagProductIntroduce',
  'commonTagIntroduce',
  'ownTagIntroduce',
] as const;
export type TagPage = (typeof TAG_PAGES)[number];

export interface WorkbenchRoute {
  /** Its last path segment, by which notices and menu refer to it. */
  name: string;
  path: string;
  label: Key;
  /** The required entry of the relation; if absent, all members of the IP see it. */
  role?: 'match_relation';
  /** Not in the menu; linked from other pages. */
  hidden?: boolean;
  /** Shows one record, which the address names; without it there is no page. */
  record?: boolean;
  /** For hidden pages: the page it belongs to, which the menu marks and the back link leads to. */
  parent?: string;
}

type RouteTable = Readonly<Record<Group, readonly WorkbenchRoute[]>>;
export type Relation = Readonly<Partial<Record<'match_relation', number>>>;

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The pages of a kind of content: the list, and an editor where there are several. */
function routesOf(name: SubjectName): WorkbenchRoute[] {
  const { listPage, page } = kindOf(name);
  const list = {
    name: lastOf(listPage),
    path: listPage,
    label: `content.${name}.list` as Key,
    role: 'match_relation',
  } as const;
  return page === listPage
    ? [list]
    : [
        list,
        {
          name: lastOf(page),
          path: page,
          label: `subject.${name}`,
          hidden: true,
          record: true,
          parent: list.name,
        },
      ];
}

/** Additional pages of a kind. */
const BESIDE: Partial<Record<SubjectName, readonly WorkbenchRoute[]>> = {
  series: [
    {
      name: 'assetsCreate',
      path: paths.assetsCreate,
      label: 'content.series.new',
      hidden: true,
      parent: 'assetsManage',
    },
    {
      name: 'publishedAssetsEdit',
      path: paths.publishedAssetsEdit,
      label: 'subject.series',
      hidden: true,
      record: true,
      parent: 'assetsManage',
    },
    {
      name: 'ipGalleryManagement',
      path: paths.ipGalleryManagement,
      label: 'workbench.menu.ipGalleryManagement',
      role: 'match_relation',
    },
  ],
};

/** A page that the menu does not list: the pages it belongs to link to it. */
const below = <N extends LowerPage>(parent: string, name: N, path: string): [WorkbenchRoute] => [
  { name, path, label: `workbench.menu.${name}`, hidden: true, parent },
];
type LowerPage =
  | 'imageUsageManagement'
  | 'goodsDesignCheck'
  | 'materialDesignCheck'
  | 'licenseeList'
  | 'useCodeList'
  | 'useCode'
  | 'reportList'
  | 'complaints'
  | TagPage;

/** Pages of one record, which a list leads to. */
const recordsOf = (parent: string, ...names: RecordPage[]): WorkbenchRoute[] =>
  names.map((name) => ({
    name,
    path: paths[name],
    label: `workbench.menu.${name}`,
    hidden: true,
    record: true,
    parent,
  }));
type RecordPage =
  | 'sheetDetail'
  | 'tenderDetail'
  | 'fastCoopSignUp'
  | 'fastCoopSignUpInfo'
  | 'cooperationDetail'
  | 'threadDetail'
  | 'imageRequestDetail';

/** All existing pages of the workbench. Menu, notices and titles are derived from it. */
export const WORKBENCH: RouteTable = {
  dashboard: [
    { name: 'home', path: paths.dashboardHome, label: 'workbench.menu.home', role: 'match_relation' },
    { name: 'figures', path: paths.figures, label: 'workbench.menu.figures', role: 'match_relation' },
    { name: 'team', path: paths.team, label: 'workbench.menu.team', role: 'match_relation' },
    { name: 'articleList', path: paths.articleList, label: 'workbench.menu.articleList' },
    {
      name: 'articleDetail',
      path: paths.articleDetail,
      label: 'workbench.menu.articleDetail',
      hidden: true,
      record: true,
      parent: 'articleList',
    },
  ],
  ipStore: [
    ...SUBJECTS.flatMap((name) => [...routesOf(name), ...(BESIDE[name] ?? [])]),
    { name: 'changes', path: paths.changes, label: 'workbench.menu.changes', role: 'match_relation' },
    { name: 'trash', path: paths.trash, label: 'workbench.menu.trash', role: 'match_relation' },
    {
      name: 'ipGoodsManagement',
      path: paths.ipGoodsManagement,
      label: 'workbench.menu.ipGoodsManagement',
      role: 'match_relation',
    },
    { name: 'empty', path: paths.ipStoreEmpty, label: 'workbench.menu.empty', hidden: true, parent: 'home' },
  ],
  iprManage: [
    {
      name: 'iprService',
      path: filingPaths.iprService,
      label: 'workbench.menu.iprService',
      role: 'match_relation',
    },
    { name: 'goodsList', path: paths.codeGoods, label: 'workbench.menu.goodsList', role: 'match_relation' },
    { name: 'madeCode', path: paths.madeCode, label: 'workbench.menu.madeCode', role: 'match_relation' },
    {
      name: 'scanRecordList',
      path: paths.codeScans,
      label: 'workbench.menu.scanRecordList',
      role: 'match_relation',
    },
    { name: 'orderList', path: paths.codeOrders, label: 'workbench.menu.orderList', role: 'match_relation' },
    { name: 'alerts', path: paths.codeAlerts, label: 'workbench.menu.alerts', role: 'match_relation' },
    ...below('home', 'complaints', paths.complaints),
    ...below('goodsList', 'licenseeList', paths.codeLicensees),
    ...below('goodsList', 'useCodeList', paths.useCodeList),
    ...below('useCodeList', 'useCode', paths.useCode),
    ...below('scanRecordList', 'reportList', paths.codeReports),
    ...below('madeCode', 'tagIntroduce', paths.tagIntroduce),
    ...TAG_PAGES.slice(1).flatMap((name) => below('tagIntroduce', name, paths[name])),
  ],
  authorizeCooperation: [
    {
      name: 'businessActivity',
      path: paths.businessActivity,
      label: 'workbench.menu.businessActivity',
      role: 'match_relation',
    },
    {
      name: 'ipOrderManagement',
      path: paths.ipOrderManagement,
      label: 'workbench.menu.ipOrderManagement',
      role: 'match_relation',
    },
    ...recordsOf('ipOrderManagement', 'sheetDetail'),
    {
      name: 'takenFields',
      path: paths.takenFields,
      label: 'workbench.menu.takenFields',
      hidden: true,
      parent: 'ipOrderManagement',
    },
    {
      name: 'fastCoopManagement',
      path: paths.fastCoopManagement,
      label: 'workbench.menu.fastCoopManagement',
      role: 'match_relation',
    },
    ...recordsOf('fastCoopManagement', 'tenderDetail', 'fastCoopSignUp', 'fastCoopSignUpInfo'),
    {
      name: 'fastCoopProgress',
      path: paths.fastCoopProgress,
      label: 'workbench.menu.fastCoopProgress',
      role: 'match_relation',
    },
    ...below('fastCoopProgress', 'imageUsageManagement', paths.imageUsageManagement),
    ...below('fastCoopProgress', 'goodsDesignCheck', paths.goodsDesignCheck),
    ...below('fastCoopProgress', 'materialDesignCheck', paths.materialDesignCheck),
    ...recordsOf('fastCoopProgress', 'cooperationDetail', 'threadDetail', 'imageRequestDetail'),
    {
      ...{ name: 'bilibiliGoodsManagement', path: paths.bilibiliGoodsManagement, role: 'match_relation' },
      label: 'workbench.menu.bilibiliGoodsManagement',
    },
    {
      ...{ name: 'bilibiliGoodsEdit', path: paths.bilibiliGoodsEdit, hidden: true },
      ...{ label: 'workbench.menu.bilibiliGoodsEdit', parent: 'bilibiliGoodsManagement' },
    },
    {
      name: 'onepageCoop',
      path: paths.onepageCoop,
      label: 'workbench.menu.onepageCoop',
      role: 'match_relation',
    },
  ],
  toolsManage: [
    ...TOOLS.map((name) => ({ name, path: paths[name], label: `workbench.menu.${name}` as const })),
    { name: 'qrCode', path: paths.qrCode, label: 'workbench.menu.qrCode' },
    { name: 'friendLinks', path: paths.friendLinks, label: 'workbench.menu.friendLinks' },
  ],
};

export interface MenuGroup {
  group: Group;
  routes: readonly WorkbenchRoute[];
}

/** The menu groups for a member with this relation. */
export const menuOf = (relation: Relation, table: RouteTable = WORKBENCH): MenuGroup[] =>
  GROUPS.map((group) => ({
    group,
    routes: table[group].filter((route) => !route.hidden && opensTo(route, relation)),
  })).filter(({ routes }) => routes.length > 0);

const opensTo = ({ role }: WorkbenchRoute, relation: Relation): boolean => !role || !!relation[role];

/** All pages a member with this relation may open without naming a record; a hidden page opens to whom its parents do. */
export const pagesOf = (
  relation: Relation,
  table: RouteTable = WORKBENCH,
): { group: Group; route: WorkbenchRoute }[] =>
  GROUPS.flatMap((group) =>
    table[group]
      .filter((route) => !route.record && opensTo(entryAt(route.path, table) ?? route, relation))
      .map((route) => ({ group, route })),
  );

/** A route by its name; undefined when the page does not exist. */
export const routeNamed = (name: string, table: RouteTable = WORKBENCH): WorkbenchRoute | undefined =>
  Object.values(table)
    .flat()
    .find((route) => route.name === name);

/** The pages that belong to a page, in order. */
export const childrenOf = (name: string, table: RouteTable = WORKBENCH): WorkbenchRoute[] =>
  Object.values(table)
    .flat()
    .filter((route) => route.parent === name);

/** The entry of the menu that a page belongs to: its own, or that of its parents. */
export function entryAt(pathname: string, table: RouteTable = WORKBENCH): WorkbenchRoute | undefined {
  let route = routeAt(pathname, table);
  while (route?.parent) route = routeNamed(route.parent, table);
  return route;
}

/** Pages of every day, in the bar at the bottom of a phone's screen, beside the messages. */
export const DAILY = ['home', 'assetsManage', 'ipFeedManagement', 'scanRecordList'] as const;
export type Daily = (typeof DAILY)[number];

/** The daily pages for a member with this relation. Their short labels: `daily.<name>`. */
export const dailyOf = (relation: Relation): { name: Daily; path: string }[] =>
  DAILY.flatMap((name) => {
    const route = routeNamed(name);
    return route && opensTo(route, relation) ? [{ name, path: route.path }] : [];
  });

export const routeAt = (pathname: string, table: RouteTable = WORKBENCH): WorkbenchRoute | undefined =>
  Object.values(table)
    .flat()
    .find((route) => route.path === pathname);
