import type { Language } from '@ipw/domain';
import encodeQR from 'qr';
import { PAY_STYLE } from './pay-page';

export const WORDS: Record<Language, { title: string; code: string; note: string }> = {
  'zh-CN': {
    title: '微信支付',
    code: '付款二维码',
    note: '请用微信扫码付款，付完会自动返回订单。',
  },
  'zh-TW': {
    title: '微信支付',
    code: '付款 QR Code',
    note: '請用微信掃碼付款，付款後會自動回到訂單。',
  },
  en: {
    title: 'WeChat Pay',
    code: 'Payment code',
    note: 'Scan with WeChat to pay. You are led back to the order once the payment is there.',
  },
};
const LOOK_AGAIN_S = 4;

/** The page with the code to scan; it reloads until the payment has arrived. */
export const wechatPage = (language: Language, amount: string, code: string): string => {
  const { title, code: label, note } = WORDS[language];
  const picture = encodeQR(code, 'svg').replace('<svg', `<svg role="img" aria-label="${label}"`);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/seal.svg" type="image/svg+xml">
<meta http-equiv="refresh" content="${String(LOOK_AGAIN_S)}">
<title>${title}</title>
<style>
  ${PAY_STYLE}
</style>
<main>
  <h1>${title}</h1>
  <p class="amount">¥${amount}</p>
  ${picture}
  <small>${note}</small>
</main>
</html>`;
};
