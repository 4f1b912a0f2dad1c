import type { Language } from '@ipw/domain';
import { markup } from '../../core/http/html';
import { payPage } from './pay-page';

export const WORDS: Record<
  Language,
  { title: string; pay: string; lose: string; paid: string; ended: string; back: string; note: string }
> = {
  'zh-CN': {
    title: '钱包沙盒',
    pay: '支付',
    lose: '支付，但不发通知',
    paid: '已支付',
    ended: '这笔支付已结束',
    back: '返回订单',
    note: '这是演示用的支付页，不会产生真实扣款。',
  },
  'zh-TW': {
    title: '行動支付沙盒',
    pay: '付款',
    lose: '付款，但不送出通知',
    paid: '已付款',
    ended: '這筆付款已結束',
    back: '回到訂單',
    note: '這是示範付款頁，不會實際扣款。',
  },
  en: {
    title: 'Wallet sandbox',
    pay: 'Pay',
    lose: 'Pay without sending the notice',
    paid: 'Paid',
    ended: 'This payment has ended',
    back: 'Back to the order',
    note: 'A payment page for demonstration: you are not charged.',
  },
};

export interface SandboxShown {
  language: Language;
  amount: string;
  status: 'payable' | 'paid' | 'ended';
  /** The page the payer came from. */
  back: string;
}

/** The payment page of the sandbox, without a script. */
export const sandboxPage = ({ language, amount, status, back }: SandboxShown): string => {
  const { title, note, ...words } = WORDS[language];
  const content =
    status === 'payable'
      ? markup`<form method="post">
    <button>${words.pay}</button>
    <button class="quiet" name="notice" value="lost">${words.lose}</button>
  </form>`
      : markup`<p>${words[status]}</p>
  <a href="${back}">${words.back}</a>`;
  return payPage({ language, title, amount, content, note });
};
