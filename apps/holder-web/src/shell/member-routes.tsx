import { type ItemName, kindOf, SUBJECTS, type SubjectName } from '@ipw/domain';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { PlainProps } from '../content/PlainPages';
import { RequireIp, RequireMember } from '../app/member-guards';
import { lazyPage, lazyPageWith } from '../app/lazy-page';
import { TAG_PAGES, TOOLS } from '../app/menu';
import { filingPaths } from '../app/filing-paths';
import { paths } from '../app/paths';
import { cooperationRoutes, skinRoutes, tenderRoutes } from './cooperation-routes';
import { IprService, MiddleEntry, Welfare } from './filing-pages';
import {
  ARTICLE_WORDS,
  CLAIM_WORDS,
  CODE_WORDS,
  COMPLAINT_WORDS,
  FIGURES_WORDS,
  ALERT_WORDS,
  BUSINESS_WORDS,
  INTRO_WORDS,
  IP_INFO_WORDS,
  MANUAL_WORDS,
  SHEET_WORDS,
  SHOP_WORDS,
  TEAM_WORDS,
  TOOL_WORDS,
} from './page-words';

const centrePage = lazyPageWith('member', 'account');
/** Pages on which nothing is edited. */
const readPage = lazyPageWith('workbench');
const workbenchPage = lazyPageWith('workbench', 'editing');
const claimPage = lazyPageWith('workbench', 'editing', CLAIM_WORDS);
const codePage = lazyPageWith('workbench', 'editing', CODE_WORDS, SHOP_WORDS);
const sheetPage = lazyPageWith('workbench', 'editing', 'opportunity', SHEET_WORDS);

const Queries = lazyPage(() => import('../app/Queries'), 'Queries');
const UserCenter = centrePage(
  () => import('../features/user-center/UserCenterLayout'),
  'UserCenterLayout',
  'bar',
);
const RealName = centrePage(
  () => import('../features/user-center/RealNamePage'),
  'RealNamePage',
  'workbench',
  'editing',
);
const Profile = centrePage(() => import('../features/user-center/ProfilePage'), 'ProfilePage');
const Invitations = lazyPageWith(
  'member',
  'account',
  TEAM_WORDS,
)(() => import('../features/user-center/InvitationsPage'), 'InvitationsPage');
const Team = lazyPageWith(
  'workbench',
  'editing',
  'account',
  'member',
  TEAM_WORDS,
)(() => import('../features/team/TeamPage'), 'TeamPage');
const Password = centrePage(() => import('../features/user-center/PasswordPage'), 'PasswordPage');
const Devices = centrePage(() => import('../features/user-center/DevicesPage'), 'DevicesPage');
const Messages = centrePage(() => import('../features/user-center/MessagesPage'), 'MessagesPage');
const Notifications = centrePage(
  () => import('../features/user-center/NotificationsPage'),
  'NotificationsPage',
);
const MyData = centrePage(() => import('../features/user-center/MyDataPage'), 'MyDataPage');
const CloseAccount = centrePage(() => import('../features/user-center/CloseAccountPage'), 'CloseAccountPage');
const Claim = claimPage(() => import('../features/claim/ClaimPage'), 'ClaimPage');
const ClaimLayout = claimPage(() => import('../features/claim/ClaimLayout'), 'ClaimLayout');
const ClaimStep2 = claimPage(() => import('../features/claim/ClaimStep2Page'), 'ClaimStep2Page');
const ClaimStep3 = claimPage(() => import('../features/claim/ClaimStep3Page'), 'ClaimStep3Page');
const ClaimAnswer = claimPage(() => import('../features/claim/ClaimAnswerPage'), 'ClaimAnswerPage');
const ClaimDispute = claimPage(() => import('../features/claim/DisputePage'), 'DisputePage');
const OfflineClaim = claimPage(
  () => import('../features/claim/offline/OfflineClaimPage'),
  'OfflineClaimPage',
);
const artist = () => import('../features/claim/artist');
const ArtistLayout = claimPage(artist, 'ArtistLayout');
const ArtistStep1 = claimPage(artist, 'ArtistStep1Page');
const ArtistStep2 = claimPage(artist, 'ArtistStep2Page');
const Workbench = readPage(() => import('../features/workbench/WorkbenchLayout'), 'WorkbenchLayout');
const WorkbenchHome = readPage(() => import('../features/workbench/HomePage'), 'HomePage');
const ArticleList = readPage(
  () => import('../features/article/ArticleListPage'),
  'ArticleListPage',
  ARTICLE_WORDS,
);
const ArticleDetail = readPage(
  () => import('../features/article/ArticleDetailPage'),
  'ArticleDetailPage',
  ARTICLE_WORDS,
);
const Changes = workbenchPage(() => import('../features/ip-info/ChangesPage'), 'ChangesPage', IP_INFO_WORDS);
const Trash = workbenchPage(() => import('../content/TrashPage'), 'TrashPage');
const GalleryImages = workbenchPage(
  () => import('../features/gallery/GalleryImagesPage'),
  'GalleryImagesPage',
);
const series = () => import('../features/gallery/SeriesPages');
const SeriesEdit = workbenchPage(series, 'SeriesEditPage');
const plain = () => import('../content/PlainPages');
const PlainList = workbenchPage<'PlainListPage', PlainProps>(plain, 'PlainListPage');
const PlainEdit = workbenchPage<'PlainEditPage', PlainProps>(plain, 'PlainEditPage');

/** Kinds of content with custom pages: a list, and an editor where an IP has several. */
const OWN_PAGES: Partial<Record<SubjectName, { List: ComponentType; Edit?: ComponentType }>> = {
  ipInfo: {
    List: workbenchPage(() => import('../features/ip-info/IpInfoPage'), 'IpInfoPage', IP_INFO_WORDS),
  },
  series: { List: workbenchPage(series, 'SeriesListPage'), Edit: SeriesEdit },
  onepage: {
    List: workbenchPage(
      () => import('../features/shop/OnepagePage'),
      'OnepagePage',
      'account',
      BUSINESS_WORDS,
      SHOP_WORDS,
    ),
  },
  contact: { List: workbenchPage(() => import('../features/shop/ContactPage'), 'ContactPage', SHOP_WORDS) },
  manual: {
    List: workbenchPage(() => import('../features/shop/ManualPage'), 'ManualPage', MANUAL_WORDS, SHOP_WORDS),
  },
};

const contentRoutes = SUBJECTS.flatMap((name) => {
  const { listPage, page } = kindOf(name);
  const { List, Edit } = OWN_PAGES[name] ?? {};
  // A key for each kind, so that another kind's page is remounted.
  const list = List ? <List /> : <PlainList key={name} name={name as ItemName} />;
  const edit = Edit ? <Edit /> : <PlainEdit key={name} name={name as ItemName} />;
  return [
    <Route key={listPage} path={listPage} element={list} />,
    ...(page === listPage ? [] : [<Route key={page} path={page} element={edit} />]),
  ];
});

const Tool = workbenchPage(() => import('../features/tools/ToolPage'), 'ToolPage', TOOL_WORDS, 'bar');
const Sheets = sheetPage(() => import('../features/sheet/SheetsPage'), 'SheetsPage', 'agreement');
const Sheet = sheetPage(() => import('../features/sheet/SheetPage'), 'SheetPage', 'agreement');
const TakenFields = sheetPage(() => import('../features/sheet/TakenFieldsPage'), 'TakenFieldsPage');
const PrivateOrders = sheetPage(
  () => import('../features/sheet/OnepageCoopPage'),
  'OnepageCoopPage',
  'account',
  'agreement',
  BUSINESS_WORDS,
);
const ToolLinks = workbenchPage(
  () => import('../features/tools/FriendLinksPage'),
  'FriendLinksPage',
  TOOL_WORDS,
  'open',
);
const ToolCode = workbenchPage(
  () => import('../features/tools/QrCodePage'),
  'QrCodePage',
  TOOL_WORDS,
  SHOP_WORDS,
);
const CodeAlerts = codePage(() => import('../features/code/AlertsPage'), 'AlertsPage', ALERT_WORDS);
const CodeGoods = codePage(() => import('../features/code/GoodsPage'), 'GoodsPage');
const MadeCode = codePage(() => import('../features/code/MadeCodePage'), 'MadeCodePage');
const CodeOrders = codePage(() => import('../features/code/OrdersPage'), 'OrdersPage');
const Licensees = codePage(() => import('../features/code/LicenseesPage'), 'LicenseesPage');
const CodeScans = codePage(() => import('../features/code/scan/ScanRecordsPage'), 'ScanRecordsPage');
const CodeReports = codePage(() => import('../features/code/report/ReportsPage'), 'ReportsPage');
const UseCode = codePage(() => import('../features/code/UseCodePage'), 'UseCodePage');
const UseCodeList = codePage(() => import('../features/code/UseCodeListPage'), 'UseCodeListPage');
const TagIntro = codePage(() => import('../features/code/intro/IntroPage'), 'IntroPage', INTRO_WORDS);
const IpGoods = codePage(() => import('../features/code/IpGoodsPage'), 'IpGoodsPage');
const Complaints = workbenchPage(
  () => import('../features/complaint/ComplaintsPage'),
  'ComplaintsPage',
  COMPLAINT_WORDS,
);
const Figures = workbenchPage(() => import('../features/figures/FiguresPage'), 'FiguresPage', FIGURES_WORDS);
const LaunchPage = workbenchPage(() => import('../features/workbench/LaunchPage'), 'LaunchPage');
const WaitPermission = workbenchPage(
  () => import('../features/workbench/WaitPermissionPage'),
  'WaitPermissionPage',
  TEAM_WORDS,
);

/** All routes behind sign-in, in a chunk that visitors do not load. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route element={<Queries />}>
        <Route path={paths.ipWaitPermission} element={<WaitPermission />} />
        <Route element={<RequireMember />}>
          <Route path={paths.claim} element={<Claim />} />
          <Route path={filingPaths.iprMiddleEntry} element={<MiddleEntry />} />
          <Route path={filingPaths.iprWelfare} element={<Welfare />} />
          <Route path={paths.claimIp} element={<ClaimLayout />}>
            <Route index element={<Navigate to={paths.claimStep1} replace />} />
            {/* Kept mounted by the layout. */}
            <Route path={paths.claimStep1} element={null} />
            <Route path={paths.claimStep2} element={<ClaimStep2 />} />
            <Route path={paths.claimStep3} element={<ClaimStep3 />} />
          </Route>
          <Route path={paths.claimAnswer} element={<ClaimAnswer />} />
          <Route path={paths.claimDispute} element={<ClaimDispute />} />
          <Route path={paths.claimOffline} element={<OfflineClaim />} />
          <Route path={paths.artistClaimIp} element={<ArtistLayout />}>
            <Route index element={<Navigate to={paths.artistStep1} replace />} />
            <Route path={paths.artistStep1} element={<ArtistStep1 />} />
            <Route path={paths.artistStep2} element={<ArtistStep2 />} />
          </Route>
          <Route path={paths.userCenter} element={<UserCenter />}>
            <Route index element={<Navigate to={paths.realNameIdentify} replace />} />
            <Route path={paths.realNameIdentify} element={<RealName />} />
            <Route path={paths.invitations} element={<Invitations />} />
            <Route path={paths.profile} element={<Profile />} />
            <Route path={paths.passwordEdit} element={<Password />} />
            <Route path={paths.systemMsg} element={<Messages />} />
            <Route path={paths.devices} element={<Devices />} />
            <Route path={paths.systemMsgGroup} element={<Messages />} />
            <Route path={paths.notifications} element={<Notifications />} />
            <Route path={paths.myData} element={<MyData />} />
            <Route path={paths.closeAccount} element={<CloseAccount />} />
          </Route>
          <Route element={<RequireIp />}>
            <Route path={paths.articleDetail} element={<Workbench bare />}>
              <Route index element={<ArticleDetail />} />
            </Route>
            <Route path={paths.dashboard} element={<Workbench />}>
              <Route index element={<Navigate to={paths.dashboardHome} replace />} />
              <Route path={paths.dashboardHome} element={<WorkbenchHome />} />
              <Route path={paths.team} element={<Team />} />
              <Route path={paths.figures} element={<Figures />} />
              <Route path={paths.articleList} element={<ArticleList />} />
            </Route>
            <Route path={paths.toolsManage} element={<Workbench />}>
              <Route index element={<Navigate to={paths.ycdataIntroduce} replace />} />
              {TOOLS.map((tool) => (
                <Route key={tool} path={paths[tool]} element={<Tool key={tool} tool={tool} />} />
              ))}
              <Route path={paths.friendLinks} element={<ToolLinks />} />
              <Route path={paths.qrCode} element={<ToolCode />} />
            </Route>
            <Route path={paths.authorizeCooperation} element={<Workbench />}>
              <Route index element={<Navigate to={paths.ipOrderManagement} replace />} />
              <Route path={paths.ipOrderManagement} element={<Sheets />} />
              <Route path={paths.sheetDetail} element={<Sheet />} />
              <Route path={paths.takenFields} element={<TakenFields />} />
              {tenderRoutes}
              {skinRoutes}
              {cooperationRoutes}
              <Route path={paths.onepageCoop} element={<PrivateOrders />} />
            </Route>
            <Route path={paths.iprManage} element={<Workbench />}>
              <Route index element={<Navigate to={paths.codeGoods} replace />} />
              <Route path={filingPaths.iprService} element={<IprService />} />
              <Route path={paths.complaints} element={<Complaints />} />
              <Route path={paths.codeGoods} element={<CodeGoods />} />
              <Route path={paths.codeAlerts} element={<CodeAlerts />} />
              <Route path={paths.madeCode} element={<MadeCode />} />
              <Route path={paths.codeOrders} element={<CodeOrders />} />
              <Route path={paths.codeLicensees} element={<Licensees />} />
              <Route path={paths.codeScans} element={<CodeScans />} />
              <Route path={paths.codeReports} element={<CodeReports />} />
              <Route path={paths.useCode} element={<UseCode />} />
              <Route path={paths.useCodeList} element={<UseCodeList />} />
              {TAG_PAGES.map((page) => (
                <Route key={page} path={paths[page]} element={<TagIntro key={page} page={page} />} />
              ))}
            </Route>
            <Route path={paths.ipStore} element={<Workbench />}>
              <Route index element={<Navigate to={paths.assetsManage} replace />} />
              {contentRoutes}
              <Route path={paths.assetsCreate} element={<SeriesEdit />} />
              <Route path={paths.publishedAssetsEdit} element={<SeriesEdit />} />
              <Route path={paths.ipGalleryManagement} element={<GalleryImages />} />
              <Route path={paths.changes} element={<Changes />} />
              <Route path={paths.trash} element={<Trash />} />
              <Route path={paths.ipGoodsManagement} element={<IpGoods />} />
              <Route path={paths.ipStoreEmpty} element={<LaunchPage />} />
            </Route>
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.notFound} replace />} />
    </Routes>
  );
}
