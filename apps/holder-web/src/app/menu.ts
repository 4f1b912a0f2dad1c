import { paths } from './paths';
import type { Key } from '../i18n/catalogue';

/** The groups of the workbench, open from the start, in the order of the menu. */
export const GROUPS = ['dashboard', 'ipStore', 'iprManage', 'authorizeCooperation', 'toolsManage'] as const;
export type Group = (typeof GROUPS)[number];

/** Services around the workbench, each with a page that says what it is and how to ask for it. */
export const TOOLS = ['ycdataIntroduce', 'yimatongIntroduce', 'arService', 'aiService'] as const;
export type Tool = (typeof TOOLS)[number];

/** Pages that introduce labels, in the order they are read. */
export const TAG_PAGES = [
  'tagIntroduce',
  'tagProductIntroduce',
  'commonTagIntroduce',
  'ownTagIntroduce',
] as const;
export type TagPage = (typeof TAG_PAGES)[number];

export interface WorkbenchRoute {
  /** Its last path segment; notices and the menu know it by this. */
  name: string;
  path: string;
  label: Key;
  /** The entry of the relation map one needs; absent: everybody who is in. */
  role?: 'match_relation';
  /** Reached from other pages only. */
  hidden?: boolean;
}

type RouteTable = Readonly<Record<Group, readonly WorkbenchRoute[]>>;
export type Relation = Readonly<Partial<Record<'match_relation', number>>>;

/** Every page of the workbench that works. The menu, the notices and the title derive from it. */
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
    {
      name: 'ipInfoSetting',
      path: paths.ipInfoSetting,
      label: 'workbench.menu.ipInfoSetting',
      role: 'match_relation',
    },
    {
      name: 'assetsManage',
      path: paths.assetsManage,
      label: 'workbench.menu.assetsManage',
      role: 'match_relation',
    },
    { name: 'assetsCreate', path: paths.assetsCreate, label: 'workbench.menu.assetsCreate', hidden: true },
    {
      name: 'unpublishedAssetsEdit',
      path: paths.unpublishedAssetsEdit,
      label: 'workbench.menu.seriesEdit',
      hidden: true,
    },
    {
      name: 'publishedAssetsEdit',
      path: paths.publishedAssetsEdit,
      label: 'workbench.menu.seriesEdit',
      hidden: true,
    },
    {
      name: 'ipGalleryManagement',
      path: paths.ipGalleryManagement,
      label: 'workbench.menu.ipGalleryManagement',
      role: 'match_relation',
    },
    {
      name: 'onepage',
      path: paths.onepage,
      label: 'workbench.menu.onepage',
      role: 'match_relation',
    },
    {
      name: 'contact',
      path: paths.shopContact,
      label: 'workbench.menu.contact',
      role: 'match_relation',
    },
    {
      name: 'authorizationManual',
      path: paths.authorizationManual,
      label: 'workbench.menu.manual',
      role: 'match_relation',
    },
    {
      name: 'businessCases',
      path: paths.businessCases,
      label: 'workbench.menu.businessCases',
      role: 'match_relation',
    },
    {
      name: 'businessCaseDetail',
      path: paths.businessCaseDetail,
      label: 'workbench.menu.businessCaseDetail',
      hidden: true,
    },
    {
      name: 'milestones',
      path: paths.milestones,
      label: 'workbench.menu.milestones',
      role: 'match_relation',
    },
    {
      name: 'milestoneDetail',
      path: paths.milestoneDetail,
      label: 'workbench.menu.milestoneDetail',
      hidden: true,
    },
    {
      name: 'ipFeedManagement',
      path: paths.ipFeedManagement,
      label: 'workbench.menu.ipFeedManagement',
      role: 'match_relation',
    },
    {
      name: 'ipFeedDetail',
      path: paths.ipFeedDetail,
      label: 'workbench.menu.ipFeedDetail',
      hidden: true,
    },
    {
      name: 'ipAnnouncement',
      path: paths.ipAnnouncement,
      label: 'workbench.menu.ipAnnouncement',
      role: 'match_relation',
    },
    {
      name: 'ipAnnouncementDetail',
      path: paths.ipAnnouncementDetail,
      label: 'workbench.menu.ipAnnouncementDetail',
      hidden: true,
    },
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

/** The menu groups a member with `relation` sees. */
export const menuOf = (relation: Relation, table: RouteTable = WORKBENCH): MenuGroup[] =>
  GROUPS.map((group) => ({
    group,
    routes: table[group].filter(({ role, hidden }) => !hidden && (!role || !!relation[role])),
  })).filter(({ routes }) => routes.length > 0);

/** A route by its name; undefined while that page does not exist. */
export const routeNamed = (name: string, table: RouteTable = WORKBENCH): WorkbenchRoute | undefined =>
  Object.values(table)
    .flat()
    .find((route) => route.name === name);

export const routeAt = (pathname: string, table: RouteTable = WORKBENCH): WorkbenchRoute | undefined =>
  Object.values(table)
    .flat()
    .find((route) => route.path === pathname);
