/** Routes that a visitor's first page links to. `paths` has all of them. */
export const sitePaths = {
  root: '/',
  landing: '/landing',
  login: '/login',
  register: '/register',
  contact: '/contact',
  aboutUs: '/aboutUs',
  faq: '/worktableQA',
  privacyPolicy: '/privacyPolicy',
  serviceAgreement: '/serviceAgreement',
  disclaimer: '/disclaimer',
  ipCoopFrame: '/ipCoopFrame',
  ipCoopSupplement: '/ipCoopSupplement',
  intermediaryContract: '/intermediaryContract',
  bidActivityRequirements: '/bidActivityRequirements',
  IPLicenseBidInfo: '/IPLicenseBidInfo',
  bilibiliCustomizationAgreement: '/bilibiliCustomizationAgreement',
  labelContract: '/labelContract',
  labelManual: '/labelManual',
  cooperate: '/cooperate/index',
  cooperateSuccess: '/cooperate/success',
  cooperateDetail: '/cooperate/detail',
  collectionEvent: '/collectionEvent/index/:id',
  claim: '/claim',
  claimIp: '/claimIp',
  artistClaimIp: '/artistClaimIp',
  dashboard: '/dashboard',
  ipStore: '/ipStore',
  toolsManage: '/toolsManage',
  iprManage: '/iprManage',
  userCenter: '/userCenter',
} as const;

/** A path with a query; entries without a value are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]),
  ).toString();
  return search ? `${path}?${search}` : path;
}
