import type { Language } from '@ipw/domain';
import { PAY_STYLE } from './pay-page';

const WORDS: Record<Language, { title: string; pay: string; paid: string; note: string }> = {
  'zh-CN': { title: '钱包沙盒', pay: '支付', paid: '已支付', note: '这是演示用的支付页，不会产生真实扣款。' },
  'zh-TW': { title: '錢包沙盒', pay: '付款', paid: '已付款', note: '這是示範付款頁，不會實際扣款。' },
  en: {
    title: 'Wallet sandbox',
    pay: 'Pay',
    paid: 'Paid',
    note: 'A payment page for trying out: no money moves.',
  },
};

/** The sandbox's payment page: no script, works everywhere. */
export const sandboxPage = (language: Language, amount: string, paid: boolean): string => {
  const { title, pay, paid: done, note } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  ${PAY_STYLE}
</style>
<main>
  <h1>${title}</h1>
  <p class="amount">¥${amount}</p>
  ${paid ? `<p>${done}</p>` : `<form method="post"><button>${pay}</button></form>`}
  <small>${note}</small>
</main>
</html>`;
};
