import type { Language } from '@ipw/domain';

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
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf8f4; color: #1c1b1f; font: 16px/1.6 system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif }
  main { width: min(320px, 88vw); padding: 32px; border: 1px solid #e4dfd5; border-radius: 12px; background: #fff; text-align: center }
  h1 { margin: 0; font-size: 16px; font-weight: 500 }
  p.amount { margin: 16px 0; font-size: 32px; font-variant-numeric: tabular-nums }
  button { width: 100%; min-height: 48px; border: 0; border-radius: 10px; background: #b4322a; color: #fff; font: inherit; cursor: pointer }
  button:focus-visible { outline: 3px solid #1c1b1f; outline-offset: 2px }
  small { display: block; margin-top: 16px; color: #6b6760 }
</style>
<main>
  <h1>${title}</h1>
  <p class="amount">¥${amount}</p>
  ${paid ? `<p>${done}</p>` : `<form method="post"><button>${pay}</button></form>`}
  <small>${note}</small>
</main>
</html>`;
};
