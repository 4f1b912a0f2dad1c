import {
  type ArticleBlock,
  beginning,
  type CampaignView,
  fill,
  type Language,
  LANGUAGES,
  shanghaiMoment,
} from '@ipw/domain';
import { type Html, markup } from '../core/http/html';
import { translate } from '../core/i18n';
import { appPath } from '../core/http/app-path';
import { frame } from './page-frame';
import { WORDS } from './words';

/** Characters of a description in previews. */
const DESCRIPTION = 160;

export const CAMPAIGN_WORDS: Readonly<
  Record<Language, Record<'when' | 'rules' | 'begin' | 'cancelled', string>>
> = {
  'zh-CN': {
    when: '{from} 至 {until}（北京时间）',
    rules: '规则',
    begin: '查看并参加',
    cancelled: '该征集已取消：{reason}',
  },
  'zh-TW': {
    when: '{from} 至 {until}（北京時間）',
    rules: '規則',
    begin: '查看並參加',
    cancelled: '此徵集已取消：{reason}',
  },
  en: {
    when: '{from} to {until} (Beijing time)',
    rules: 'Rules',
    begin: 'See it and take part',
    cancelled: 'This campaign was cancelled: {reason}',
  },
};

const block = (one: ArticleBlock): Html => {
  if (one.kind === 'list') return markup`<ul>${one.items.map((item) => markup`<li>${item}</li>`)}</ul>`;
  return one.kind === 'heading' ? markup`<h2>${one.text}</h2>` : markup`<p>${one.text}</p>`;
};

const firstText = (blocks: readonly ArticleBlock[]): string =>
  blocks.flatMap((one) => (one.kind === 'paragraph' ? [one.text] : []))[0] ?? '';

/** The page of a campaign for messengers and browsers without a script; it leads to the app's page. */
export function campaignPage(campaign: CampaignView, language: Language, origin: string): string {
  const words = CAMPAIGN_WORDS[language];
  const { campaign_id, title, cover, cancel_reason } = campaign;
  const address = `${origin}/campaign/${campaign_id}`;
  const description = beginning(firstText(campaign.body).replace(/\s+/g, ' '), DESCRIPTION);
  const image = cover && origin + cover.replace(/\/[^/]*$/, '/og');
  const head = markup`<title>${title} · ${WORDS[language].product}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    ${LANGUAGES.map((one) => markup`<link rel="alternate" hreflang="${one}" href="${address}?lang=${one}" />`)}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${WORDS[language].product}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    ${image && markup`<meta property="og:image" content="${image}" /><meta name="twitter:card" content="summary_large_image" />`}`;
  const [from, until] = [campaign.opens_at, campaign.closes_at].map((at) =>
    shanghaiMoment(new Date(at), language),
  );
  const body = markup`<div class="hero">
    <div class="hero-text">
      <p class="kind">${translate(language, `campaign_time.${campaign.time}`)}</p>
      <h1 class="ask">${title}</h1>
      <p>${fill(words.when, { from: from!, until: until! })}</p>
      ${cancel_reason !== null && markup`<p role="note">${fill(words.cancelled, { reason: cancel_reason })}</p>`}
      <a class="button" href="${appPath(`/collectionEvent/index/${campaign_id}`, language)}">${words.begin}</a>
    </div>
    ${cover && markup`<div class="faces"><img src="${cover}" alt="" width="640" height="320" /></div>`}
  </div>
  <section>${campaign.body.map(block)}</section>
  <section><h2>${words.rules}</h2>${campaign.rules.map(block)}</section>`;
  return frame(head, body, language);
}
