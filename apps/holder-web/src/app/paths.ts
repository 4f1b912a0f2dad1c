/** Every route of the app, once. */
export const paths = {
  root: '/',
  landing: '/landing',
  login: '/login',
  register: '/register',
  resetPassword: '/resetPassword',
  contact: '/contact',
  aboutUs: '/aboutUs',
  privacyPolicy: '/privacyPolicy',
  serviceAgreement: '/serviceAgreement',
  disclaimer: '/disclaimer',
  ipCoopFrame: '/ipCoopFrame',
  ipCoopSupplement: '/ipCoopSupplement',
  intermediaryContract: '/intermediaryContract',
  bidActivityRequirements: '/bidActivityRequirements',
  IPLicenseBidInfo: '/IPLicenseBidInfo',
  bilibiliCustomizationAgreement: '/bilibiliCustomizationAgreement',
  claim: '/claim',
  claimIp: '/claimIp',
  claimStep1: '/claimIp/step1',
  claimStep2: '/claimIp/step2',
  claimStep3: '/claimIp/step3',
  claimOffline: '/claimIp/offline',
  artistClaimIp: '/artistClaimIp',
  artistStep1: '/artistClaimIp/step1',
  artistStep2: '/artistClaimIp/step2',
  dashboard: '/dashboard',
  dashboardHome: '/dashboard/home',
  articleList: '/dashboard/articleList',
  articleDetail: '/dashboard/articleDetail',
  ipStore: '/ipStore',
  ipInfoSetting: '/ipStore/ipInfoSetting',
  assetsManage: '/ipStore/assetsManage',
  assetsCreate: '/ipStore/assetsCreate',
  unpublishedAssetsEdit: '/ipStore/unpublishedAssetsEdit',
  publishedAssetsEdit: '/ipStore/publishedAssetsEdit',
  onepage: '/ipStore/onepage',
  shopContact: '/ipStore/contact',
  authorizationManual: '/ipStore/authorizationManual',
  ipGalleryManagement: '/ipStore/ipGalleryManagement',
  businessCases: '/ipStore/businessCases',
  businessCaseDetail: '/ipStore/businessCaseDetail',
  milestones: '/ipStore/milestones',
  milestoneDetail: '/ipStore/milestoneDetail',
  ipFeedManagement: '/ipStore/ipFeedManagement',
  ipFeedDetail: '/ipStore/ipFeedDetail',
  ipAnnouncement: '/ipStore/ipAnnouncement',
  ipAnnouncementDetail: '/ipStore/ipAnnouncementDetail',
  ipWaitPermission: '/ipWaitPermission',
  userCenter: '/userCenter',
  realNameIdentify: '/userCenter/realNameIdentify',
  passwordEdit: '/userCenter/passwordEdit',
  systemMsg: '/userCenter/systemMsg',
  devices: '/userCenter/devices',
  systemMsgGroup: '/userCenter/systemMsg/:group',
  notifications: '/userCenter/notifications',
  myData: '/userCenter/myData',
  closeAccount: '/userCenter/closeAccount',
  notFound: '/exception/404',
} as const;

/** A path with a query; entries without a value are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** A redirect wish, if it is a path inside of this app; addresses of other hosts are refused. */
export const safeRedirect = (wish: string | null): string | null =>
  wish && /^\/(?![/\\])[^\\]*$/.test(wish) ? wish : null;
