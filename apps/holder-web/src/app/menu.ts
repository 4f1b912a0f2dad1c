import { kindOf, SUBJECTS, type SubjectName } from '@ipw/domain';
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
    : [list, { name: lastOf(page), path: page, label: `subject.${name}`, hidden: true }];
}

/** Additional pages of a kind. */
const BESIDE: Partial<Record<SubjectName, readonly WorkbenchRoute[]>> = {
  series: [
    { name: 'assetsCreate', path: paths.assetsCreate, label: 'content.series.new', hidden: true },
    { name: 'publishedAssetsEdit', path: paths.publishedAssetsEdit, label: 'subject.series', hidden: true },
    {
      name: 'ipGalleryManagement',
      path: paths.ipGalleryManagement,
      label: 'workbench.menu.ipGalleryManagement',
      role: 'match_relation',
    },
  ],
};

/** All existing pages of the workbench. Menu, notices and titles are derived from it. */
export const WORKBENCH: RouteTable = {
  dashboard: [
    { name: 'home', path: paths.dashboardHome, label: 'workbench.menu.home', role: 'match_relation' },
    { name: 'articleList', path: paths.articleList, label: 'workbench.menu.articleList' },
    {
      name: 'articleDetail',
      path: paths.articleDetail,
      label: 'workbench.menu.articleDetail',
      hidden: true,
    },
  ],
  ipStore: [
    ...SUBJECTS.flatMap((name) => [...routesOf(name), ...(BESIDE[name] ?? [])]),
    {
      name: 'ipGoodsManagement',
      path: paths.ipGoodsManagement,
      label: 'workbench.menu.ipGoodsManagement',
      role: 'match_relation',
    },
    { name: 'empty', path: paths.ipStoreEmpty, label: 'workbench.menu.empty', hidden: true },
  ],
  iprManage: [
    {
      name: 'goodsList',
      path: paths.codeGoods,
      label: 'workbench.menu.goodsList',
      role: 'match_relation',
    },
    {
      name: 'madeCode',
      path: paths.madeCode,
      label: 'workbench.menu.madeCode',
      role: 'match_relation',
    },
    {
      name: 'scanRecordList',
      path: paths.codeScans,
      label: 'workbench.menu.scanRecordList',
      role: 'match_relation',
    },
    {
      name: 'reportList',
      path: paths.codeReports,
      label: 'workbench.menu.reportList',
      hidden: true,
    },
    {
      name: 'orderList',
      path: paths.codeOrders,
      label: 'workbench.menu.orderList',
      role: 'match_relation',
    },
    {
      name: 'alerts',
      path: paths.codeAlerts,
      label: 'workbench.menu.alerts',
      role: 'match_relation',
    },
    {
      name: 'licenseeList',
      path: paths.codeLicensees,
      label: 'workbench.menu.licenseeList',
      hidden: true,
    },
    {
      name: 'useCode',
      path: paths.useCode,
      label: 'workbench.menu.useCode',
      hidden: true,
    },
    {
      name: 'useCodeList',
      path: paths.useCodeList,
      label: 'workbench.menu.useCodeList',
      hidden: true,
    },
    ...TAG_PAGES.map((name) => ({
      name,
      path: paths[name],
      label: `workbench.menu.${name}` as const,
      hidden: true,
    })),
  ],
  authorizeCooperation: [],
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
    routes: table[group].filter(({ role, hidden }) => !hidden && (!role || !!relation[role])),
  })).filter(({ routes }) => routes.length > 0);

/** A route by its name; undefined when the page does not exist. */
export const routeNamed = (name: string, table: RouteTable = WORKBENCH): WorkbenchRoute | undefined =>
  Object.values(table)
    .flat()
    .find((route) => route.name === name);

export const routeAt = (pathname: string, table: RouteTable = WORKBENCH): WorkbenchRoute | undefined =>
  Object.values(table)
    .flat()
    .find((route) => route.path === pathname);
