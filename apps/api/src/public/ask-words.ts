import type { Language } from '@ipw/domain';

const en = {
  title: 'Request a cooperation with {name}',
  lead: 'Three minutes, no account. Tell the holder what you would like to make and get an answer from them.',
  begin: 'Fill in the request',
  steps: 'What happens then',
  step: [
    'We check the request (working days: {check}).',
    'The holder answers (working days: {answer}).',
    'A consultant reviews the answer (working days: {consult}).',
    'You confirm, and both sides see how to reach each other.',
  ],
  fee: 'Asking costs nothing. The platform’s share of a deal is generally {percent}%, as the contract says.',
  no_fee: 'Asking costs nothing. You opened the holder’s private link: a deal from here carries no share.',
  over: 'The private link in this address has ended, so the usual share applies. Please ask the holder for a new one.',
  more: 'See {name} first',
  unclaimed: 'Nobody has claimed this IP yet, so nobody could answer.',
};
type AskWords = typeof en;

/** Texts of the page that leads to the form of a request. */
export const ASK_WORDS: Record<Language, AskWords> = {
  en,
  'zh-CN': {
    title: '向“{name}”咨询合作',
    lead: '三分钟填完，无需注册。说说您想做什么产品，权利人会亲自回复您。',
    begin: '填写合作需求',
    steps: '接下来会怎样',
    step: [
      '平台审核需求：{check} 个工作日内。',
      '权利人回复：{answer} 个工作日内。',
      'IP 顾问审核回复：{consult} 个工作日内。',
      '您确认合作意向，双方即可看到彼此的联系方式。',
    ],
    fee: '咨询不收取任何费用。成交后平台一般分成 {percent}%，以线下合同为准。',
    no_fee: '咨询不收取任何费用。您打开的是权利人的私域链接：由此达成的合作，平台不收取分成。',
    over: '网址中的私域链接已停用，将按平台的一般分成处理。如有需要，请向权利人索取新的链接。',
    more: '先看看“{name}”',
    unclaimed: '该 IP 尚无权利人认领，暂时无人可以回复。',
  },
  'zh-TW': {
    title: '向「{name}」洽詢合作',
    lead: '三分鐘填完，免註冊。說說您想做什麼產品，權利人會親自回覆您。',
    begin: '填寫合作需求',
    steps: '接下來會怎麼進行',
    step: [
      '平台審核需求：{check} 個工作天內。',
      '權利人回覆：{answer} 個工作天內。',
      'IP 顧問審核回覆：{consult} 個工作天內。',
      '您確認合作意向，雙方即可看到彼此的聯絡方式。',
    ],
    fee: '洽詢完全免費。成交後平台一般分潤 {percent}%，以線下合約為準。',
    no_fee: '洽詢完全免費。您打開的是權利人的私域連結：由此成立的合作，平台不收分潤。',
    over: '網址中的私域連結已停用，將依平台的一般分潤處理。如有需要，請向權利人索取新的連結。',
    more: '先看看「{name}」',
    unclaimed: '這個 IP 還沒有權利人認領，暫時沒有人能回覆。',
  },
};
