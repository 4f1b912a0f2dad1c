import { kindOf, SUBJECTS, type SubjectName } from '@ipw/domain';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { ListedName } from '../content/content-type';
import type { PlainProps } from '../content/PlainPages';
import { RequireIp, RequireMember } from '../app/guards';
import { lazyPage } from '../app/lazy-page';
import { TAG_PAGES, TOOLS } from '../app/menu';
import { paths } from '../app/paths';

const Queries = lazyPage(() => import('../app/Queries'), 'Queries');
const UserCenter = lazyPage(
  () => import('../features/user-center/UserCenterLayout'),
  'UserCenterLayout',
  'member',
  'account',
);
const RealName = lazyPage(
  () => import('../features/user-center/RealNamePage'),
  'RealNamePage',
  'member',
  'account',
  'workbench',
);
const Password = lazyPage(
  () => import('../features/user-center/PasswordPage'),
  'PasswordPage',
  'member',
  'account',
);
const Devices = lazyPage(
  () => import('../features/user-center/DevicesPage'),
  'DevicesPage',
  'member',
  'account',
);
const Messages = lazyPage(
  () => import('../features/user-center/MessagesPage'),
  'MessagesPage',
  'member',
  'account',
);
const Notifications = lazyPage(
  () => import('../features/user-center/NotificationsPage'),
  'NotificationsPage',
  'member',
  'account',
);
const MyData = lazyPage(
  () => import('../features/user-center/MyDataPage'),
  'MyDataPage',
  'member',
  'account',
);
const CloseAccount = lazyPage(
  () => import('../features/user-center/CloseAccountPage'),
  'CloseAccountPage',
  'member',
  'account',
);
const Claim = lazyPage(() => import('../features/claim/ClaimPage'), 'ClaimPage', 'workbench');
const ClaimLayout = lazyPage(() => import('../features/claim/ClaimLayout'), 'ClaimLayout', 'workbench');
const ClaimStep2 = lazyPage(() => import('../features/claim/ClaimStep2Page'), 'ClaimStep2Page', 'workbench');
const ClaimStep3 = lazyPage(() => import('../features/claim/ClaimStep3Page'), 'ClaimStep3Page', 'workbench');
const ClaimAnswer = lazyPage(
  () => import('../features/claim/ClaimAnswerPage'),
  'ClaimAnswerPage',
  'workbench',
);
const ClaimDispute = lazyPage(() => import('../features/claim/DisputePage'), 'DisputePage', 'workbench');
const OfflineClaim = lazyPage(
  () => import('../features/claim/offline/OfflineClaimPage'),
  'OfflineClaimPage',
  'workbench',
);
const artist = () => import('../features/claim/artist');
const ArtistLayout = lazyPage(artist, 'ArtistLayout', 'workbench');
const ArtistStep1 = lazyPage(artist, 'ArtistStep1Page', 'workbench');
const ArtistStep2 = lazyPage(artist, 'ArtistStep2Page', 'workbench');
const Workbench = lazyPage(
  () => import('../features/workbench/WorkbenchLayout'),
  'WorkbenchLayout',
  'workbench',
);
const WorkbenchHome = lazyPage(() => import('../features/workbench/HomePage'), 'HomePage', 'workbench');
const ArticleList = lazyPage(
  () => import('../features/article/ArticleListPage'),
  'ArticleListPage',
  'workbench',
);
const ArticleDetail = lazyPage(
  () => import('../features/article/ArticleDetailPage'),
  'ArticleDetailPage',
  'workbench',
);
const GalleryImages = lazyPage(
  () => import('../features/gallery/GalleryImagesPage'),
  'GalleryImagesPage',
  'workbench',
);
const series = () => import('../features/gallery/SeriesPages');
const SeriesEdit = lazyPage(series, 'SeriesEditPage', 'workbench');
const plain = () => import('../content/PlainPages');
const PlainList = lazyPage<'PlainListPage', PlainProps>(plain, 'PlainListPage', 'workbench');
const PlainEdit = lazyPage<'PlainEditPage', PlainProps>(plain, 'PlainEditPage', 'workbench');

/** Kinds of content with custom pages: a list, and an editor where an IP has several. */
const OWN_PAGES: Partial<Record<SubjectName, { List: ComponentType; Edit?: ComponentType }>> = {
  ipInfo: { List: lazyPage(() => import('../features/ip-info/IpInfoPage'), 'IpInfoPage', 'workbench') },
  series: { List: lazyPage(series, 'SeriesListPage', 'workbench'), Edit: SeriesEdit },
  onepage: {
    List: lazyPage(() => import('../features/shop/OnepagePage'), 'OnepagePage', 'workbench', 'account'),
  },
  contact: { List: lazyPage(() => import('../features/shop/ContactPage'), 'ContactPage', 'workbench') },
  manual: { List: lazyPage(() => import('../features/shop/ManualPage'), 'ManualPage', 'workbench') },
};

const contentRoutes = SUBJECTS.flatMap((name) => {
  const { listPage, page } = kindOf(name);
  const { List, Edit } = OWN_PAGES[name] ?? {};
  // A key for each kind, so that another kind's page is remounted.
  const list = List ? <List /> : <PlainList key={name} name={name as ListedName} />;
  const edit = Edit ? <Edit /> : <PlainEdit key={name} name={name as ListedName} />;
  return [
    <Route key={listPage} path={listPage} element={list} />,
    ...(page === listPage ? [] : [<Route key={page} path={page} element={edit} />]),
  ];
});

const Tool = lazyPage(() => import('../features/tools/ToolPage'), 'ToolPage', 'workbench', 'tools');
const Sheets = lazyPage(
  () => import('../features/sheet/SheetsPage'),
  'SheetsPage',
  'workbench',
  'opportunity',
  'agreement',
);
const Sheet = lazyPage(
  () => import('../features/sheet/SheetPage'),
  'SheetPage',
  'workbench',
  'opportunity',
  'agreement',
);
const TakenFields = lazyPage(
  () => import('../features/sheet/TakenFieldsPage'),
  'TakenFieldsPage',
  'workbench',
  'opportunity',
);
const PrivateOrders = lazyPage(
  () => import('../features/sheet/OnepageCoopPage'),
  'OnepageCoopPage',
  'workbench',
  'opportunity',
  'account',
);
const ToolLinks = lazyPage(
  () => import('../features/tools/FriendLinksPage'),
  'FriendLinksPage',
  'workbench',
  'tools',
  'open',
);
const ToolCode = lazyPage(() => import('../features/tools/QrCodePage'), 'QrCodePage', 'workbench', 'tools');
const CodeAlerts = lazyPage(() => import('../features/code/AlertsPage'), 'AlertsPage', 'workbench', 'alerts');
const CodeGoods = lazyPage(() => import('../features/code/GoodsPage'), 'GoodsPage', 'workbench');
const MadeCode = lazyPage(() => import('../features/code/MadeCodePage'), 'MadeCodePage', 'workbench');
const CodeOrders = lazyPage(() => import('../features/code/OrdersPage'), 'OrdersPage', 'workbench');
const Licensees = lazyPage(() => import('../features/code/LicenseesPage'), 'LicenseesPage', 'workbench');
const CodeScans = lazyPage(
  () => import('../features/code/scan/ScanRecordsPage'),
  'ScanRecordsPage',
  'workbench',
);
const CodeReports = lazyPage(() => import('../features/code/report/ReportsPage'), 'ReportsPage', 'workbench');
const UseCode = lazyPage(() => import('../features/code/UseCodePage'), 'UseCodePage', 'workbench');
const UseCodeList = lazyPage(
  () => import('../features/code/UseCodeListPage'),
  'UseCodeListPage',
  'workbench',
);
const TagIntro = lazyPage(
  () => import('../features/code/intro/IntroPage'),
  'IntroPage',
  'workbench',
  'intro',
);
const IpGoods = lazyPage(() => import('../features/code/IpGoodsPage'), 'IpGoodsPage', 'workbench');
const Complaints = lazyPage(
  () => import('../features/complaint/ComplaintsPage'),
  'ComplaintsPage',
  'workbench',
  'complaints',
);
const Figures = lazyPage(
  () => import('../features/figures/FiguresPage'),
  'FiguresPage',
  'workbench',
  'figures',
);
const LaunchPage = lazyPage(() => import('../features/workbench/LaunchPage'), 'LaunchPage', 'workbench');
const WaitPermission = lazyPage(
  () => import('../features/workbench/WaitPermissionPage'),
  'WaitPermissionPage',
  'workbench',
);

/** All routes behind sign-in, in a chunk that visitors do not load. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route element={<Queries />}>
        <Route path={paths.ipWaitPermission} element={<WaitPermission />} />
        <Route element={<RequireMember />}>
          <Route path={paths.claim} element={<Claim />} />
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
              <Route path={paths.onepageCoop} element={<PrivateOrders />} />
            </Route>
            <Route path={paths.iprManage} element={<Workbench />}>
              <Route index element={<Navigate to={paths.codeGoods} replace />} />
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
