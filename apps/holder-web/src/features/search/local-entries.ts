import { AGREEMENTS, type Faq, MAINLAND, type MemberInfo } from '@ipw/domain';
import { pagesOf } from '../../app/menu';
import { paths, withQuery } from '../../app/paths';
import type { Key, translate } from '../../i18n/catalogue';
import type { Entry } from './entry';

/** Pages outside the workbench, by their labels. */
const OTHER_PAGES: readonly (readonly [path: string, label: Key])[] = [
  [paths.claim, 'nav.claim'],
  [paths.profile, 'user.profile'],
  [paths.invitations, 'user.invitations'],
  [paths.passwordEdit, 'user.password'],
  [paths.systemMsg, 'nav.messages'],
  [paths.devices, 'user.devices'],
  [paths.notifications, 'centre.notifications'],
  [paths.myData, 'centre.my_data'],
  [paths.closeAccount, 'centre.close_account'],
  [paths.landing, 'nav.home'],
  [paths.faq, 'nav.faq'],
  [paths.contact, 'contact.title'],
  [paths.aboutUs, 'footer.about'],
  ...AGREEMENTS.map((page) => [paths[page], `legal.${page}`] as const),
];

/** The pages a member may open. */
export function pageEntries({ user, relation }: MemberInfo, t: typeof translate): Entry[] {
  const page = (path: string, title: string, detail = '', to = path): Entry => ({
    key: `page ${path}`,
    section: 'pages',
    title,
    detail,
    to,
  });
  const workbench = user.use_ip_id && relation.match_relation ? pagesOf(relation) : [];
  const realName = user.area_code === MAINLAND ? 'user.real_name_mainland' : 'user.real_name_overseas';
  return [
    ...workbench.map(({ group, route: { path, label } }) =>
      page(path, t(label), t(`workbench.group.${group}`), withQuery(path, { id: user.use_ip_id })),
    ),
    page(paths.realNameIdentify, t(realName)),
    ...OTHER_PAGES.map(([path, label]) => page(path, t(label))),
  ];
}

/** The IPs a member works on; opening one makes it the current one. */
export const ipEntries = ({ user, ips }: MemberInfo, t: typeof translate): Entry[] =>
  ips.map(({ ip_id, ip_name }) => ({
    key: `ip ${ip_id}`,
    section: 'ips',
    title: ip_name,
    detail: ip_id === user.use_ip_id ? t('search.current') : '',
    to: withQuery(paths.dashboardHome, { id: ip_id }),
    ipId: ip_id,
  }));

/** A question of the help; its answer is searched too. */
export interface HelpEntry extends Entry {
  text: string;
}

export const helpEntries = (faqs: readonly Faq[], t: typeof translate): HelpEntry[] =>
  faqs.map(({ faq_id, topic, question, answer }) => ({
    key: `help ${faq_id}`,
    section: 'help',
    title: question,
    detail: t(`faq_topic.${topic}` as Key),
    to: withQuery(`${paths.faq}/${topic}`, { faq: faq_id }),
    text: [question, ...answer.flatMap((block) => (block.kind === 'list' ? block.items : block.text))].join(
      '\n',
    ),
  }));
