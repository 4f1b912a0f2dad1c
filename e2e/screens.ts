import { CONTENT_KINDS, AGREEMENTS, idFieldOf, type StoryName } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { expect, type Member } from './fixtures';
import { filingDeskScreens, filingScreens } from './filing-screens';
import { labelScreens } from './label-screens';
import { at, paths } from './ways';
import { tenderDeskScreens, tenderScreens } from './tender-screens';

type Screens = Record<string, string>;

export const PUBLIC: Screens = {
  landing: at(paths.landing),
  login: at(paths.login),
  'overseas login': at(paths.overseasLogin),
  register: at(paths.register),
  'reset password': at(paths.resetPassword),
  'ask for cooperation': at(paths.cooperate),
  'own requests': at(paths.cooperateDetail),
  contact: at(paths.contact),
  'about us': at(paths.aboutUs),
  'verify a certificate': at(paths.verify),
  questions: at(`${paths.faq}/claimQA`),
  'questions found': at(`${paths.faq}/claimQA?keyword=IP`),
  'directory narrowed': at(`${paths.landing}?type=3`),
  ...Object.fromEntries(AGREEMENTS.map((page) => [page, at(paths[page])])),
  'wait for access': at(paths.ipWaitPermission),
  'not found': at(paths.notFound),
  'complain of an infringement': '/complain',
};

/** The pages of the demo's holder, who has content in every state. */
export async function memberScreens(member: Member): Promise<Screens> {
  const { list } = await member.call<{ list: { claim_id: string; ip_id: string; state: string }[] }>(
    'claim/list',
  );
  const ipIn = (state: string) => list.find((claim) => claim.state === state)!.ip_id;
  return {
    claims: at(paths.claim),
    'choose an IP': at(paths.claimStep1),
    'about the artist': at(paths.artistStep1),
    'choose by contract': at(paths.claimOffline),
    'prove a draft': at(`${paths.claimStep2}?id=${ipIn('new')}`),
    'prove again': at(`${paths.claimStep2}?id=${ipIn('failed')}`),
    submitted: at(`${paths.claimStep3}?id=${ipIn('submitted')}`),
    workbench: at(paths.dashboardHome),
    articles: at(paths.articleList),
    article: at(`${paths.articleDetail}?article=${await anArticle(member)}`),
    'IP information': at(paths.ipInfoSetting),
    gallery: at(paths.assetsManage),
    'new series': at(paths.assetsCreate),
    'rejected series': at(`${paths.unpublishedAssetsEdit}?series=${await seriesIn(member, 'rejected')}`),
    'published series': at(`${paths.publishedAssetsEdit}?series=${await seriesIn(member, 'approved')}`),
    pictures: at(paths.ipGalleryManagement),
    trash: at(paths.trash),
    changes: at(paths.changes),
    onepage: at(paths.onepage),
    'business contact': at(paths.shopContact),
    'authorization manual': at(paths.authorizationManual),
    'business cases': at(CONTENT_KINDS.case.listPage),
    'rejected cases': at(`${CONTENT_KINDS.case.listPage}?state=rejected`),
    'rejected case': at(`${CONTENT_KINDS.case.page}?case=${await itemIn(member, 'case', 'rejected')}`),
    'new case': at(CONTENT_KINDS.case.page),
    milestones: at(CONTENT_KINDS.milestone.listPage),
    'milestone under review': at(
      `${CONTENT_KINDS.milestone.page}?milestone=${await itemIn(member, 'milestone', 'pending')}`,
    ),
    moments: at(CONTENT_KINDS.feed.listPage),
    'published moment': at(`${CONTENT_KINDS.feed.page}?feed=${await itemIn(member, 'feed', 'approved')}`),
    announcements: at(CONTENT_KINDS.announcement.listPage),
    'goods of the IP': at(paths.ipGoodsManagement),
    'launch checklist': at(paths.ipStoreEmpty),
    complaints: at(paths.complaints),
    figures: at(paths.figures),
    team: at(paths.team),
    'new announcement': at(CONTENT_KINDS.announcement.page),
    'data service': at(paths.ycdataIntroduce),
    'QR codes': at(paths.qrCode),
    'friendship links': at(paths.friendLinks),
    'labelled goods': at(paths.codeGoods),
    'order labels': at(paths.madeCode),
    'label orders': at(paths.codeOrders),
    ...(await labelScreens(member)),
    ...(await filingScreens(member)),
    ...(await tenderScreens(member)),
    merchants: at(paths.codeLicensees),
    'request codes': at(paths.useCode),
    'codes in use': at(paths.useCodeList),
    'about labels': at(paths.tagIntroduce),
    'how labels work': at(paths.tagProductIntroduce),
    'general labels': at(paths.commonTagIntroduce),
    'own labels': at(paths.ownTagIntroduce),
    'scan records': at(paths.codeScans),
    'reported fakes': at(paths.codeReports),
    'answer to an objection': at(`${paths.claimAnswer}?claim_id=${list[0]!.claim_id}`),
    objection: at(`${paths.claimDispute}?id=${ipIn('failed')}&name=Moonbear`),
    'real name': at(paths.realNameIdentify),
    profile: at(paths.profile),
    invitations: at(paths.invitations),
    password: at(paths.passwordEdit),
    messages: at(paths.systemMsg),
    devices: at(paths.devices),
    'messages of a group': at(paths.systemMsgGroup.replace(':group', 'reviews')),
    notifications: at(paths.notifications),
    'my data': at(paths.myData),
    'close account': at(paths.closeAccount),
  };
}

const anArticle = async (member: Member): Promise<string> =>
  (await member.call<{ list: { article_id: string }[] }>('content/articleList')).list[0]!.article_id;

/** A content item of the member's current IP, by review state. */
async function itemIn(member: Member, name: StoryName, review_state: string): Promise<string> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const input = { ip_id: user.use_ip_id, review_state };
  const { list } = await member.call<{ list: Record<string, string>[] }>(`ip/${name}List`, input);
  return list[0]![idFieldOf(name)]!;
}

/** A series of the member's current IP, by review state. */
async function seriesIn(member: Member, review_state: string): Promise<string> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const input = { ip_id: user.use_ip_id, review_state };
  const { list } = await member.call<{ list: { series_id: string }[] }>('gallery/seriesList', input);
  return list[0]!.series_id;
}

/** All pages of the console, with a record where one is needed, for an administrator. */
export async function consoleScreens(page: Page): Promise<Screens> {
  const first = async (resource: string) => {
    const answer = await page.request.get(`/api/admin/${resource}?range=[0,0]`);
    return ((await answer.json()) as { id: string }[])[0]!.id;
  };
  const [claim, review, ip, operator, member, person, consultant, identity, closure, banner, article, faq] =
    await Promise.all(
      [
        'claims',
        'reviews',
        'ips',
        'operators',
        'members',
        'staff',
        'consultants',
        'verifications',
        'closures',
        'banners',
        'articles',
        'faqs',
      ].map(first),
    );
  const console = (path: string) => `/admin/#/${path}`;
  return {
    overview: console(''),
    queue: console('claims'),
    claim: console(`claims/${claim!}/show`),
    reviews: console('reviews'),
    review: console(`reviews/${review!}/show`),
    ips: console('ips'),
    ip: console(`ips/${ip!}/show`),
    'edit ip': console(`ips/${ip!}`),
    'new ip': console('ips/create'),
    operators: console('operators'),
    operator: console(`operators/${operator!}/show`),
    'edit operator': console(`operators/${operator!}`),
    'new operator': console('operators/create'),
    messages: console('messages'),
    'new message': console('messages/create'),
    articles: console('articles'),
    article: console(`articles/${article!}/show`),
    'edit article': console(`articles/${article!}`),
    'new article': console('articles/create'),
    banners: console('banners'),
    banner: console(`banners/${banner!}/show`),
    'edit banner': console(`banners/${banner!}`),
    'new banner': console('banners/create'),
    ...(await tenderDeskScreens(first, console)),
    ...(await filingDeskScreens(page, console)),
    questions: console('faqs'),
    question: console(`faqs/${faq!}/show`),
    'edit question': console(`faqs/${faq!}`),
    'new question': console('faqs/create'),
    'friendship links': console('links'),
    'new friendship link': console('links/create'),
    'reference lists': console('references'),
    'own tags': console('own-tags'),
    'reference item': console('references/kernel.1/show'),
    'edit reference item': console('references/kernel.1'),
    agreements: console('agreements'),
    agreement: console('agreements/privacyPolicy/show'),
    members: console('members'),
    member: console(`members/${member!}/show`),
    staff: console('staff'),
    'staff account': console(`staff/${person!}/show`),
    'edit staff': console(`staff/${person!}`),
    'new staff': console('staff/create'),
    outbox: console('outbox'),
    'follow-ups': console('follow-ups'),
    consultants: console('consultants'),
    consultant: console(`consultants/${consultant!}/show`),
    'edit consultant': console(`consultants/${consultant!}`),
    identities: console('verifications'),
    identity: console(`verifications/${identity!}/show`),
    closures: console('closures'),
    closure: console(`closures/${closure!}/show`),
    ...(await deskScreens(first, console)),
    'new price': console('label-prices/create'),
    'code keys': console('code-keys'),
    system: console('processes'),
    scans: console('scans'),
    audit: console('audit'),
    'own account': console('account'),
    'second factor': console('second-factor'),
    nowhere: console('nowhere'),
  };
}

/** Resources whose record page looks like that of the first one below. */
const ALIKE = ['cases', 'milestones', 'feeds', 'announcements', 'manuals'];
const DESKS = [
  'disputes',
  'handovers',
  'complaints',
  'series',
  'images',
  'label-orders',
  'code-requests',
  'invoices',
  'refunds',
  'label-prices',
  'batches',
  'goods',
  'licensees',
  'code-reports',
  'alerts',
  'sheets',
] as const;

/** The list and the first record of content and label resources. */
const deskScreens = async (
  first: (resource: string) => Promise<string>,
  console: (path: string) => string,
): Promise<Screens> =>
  Object.fromEntries(
    [
      ALIKE.map((desk) => [desk, console(desk)]),
      ...(await Promise.all(
        DESKS.map(async (desk) => [
          [desk, console(desk)],
          [`one of ${desk}`, console(`${desk}/${await first(desk)}/show`)],
        ]),
      )),
    ].flat() as [string, string][],
  );

/** Opens a screen and waits until its content has replaced the placeholders. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1, main h2').first()).toBeVisible();
  // The page for unknown addresses has a heading too.
  if (address !== at(paths.notFound)) expect(page.url()).not.toContain(at(paths.notFound));
  await expect(page.locator('.ui-skeleton:visible, .skeleton:visible, [aria-busy=true]:visible')).toHaveCount(
    0,
  );
}
