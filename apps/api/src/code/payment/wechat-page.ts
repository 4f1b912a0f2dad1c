import type { Language } from '@ipw/domain';
import encodeQR from 'qr';
import { trusted } from '../../core/http/html';
import { payPage } from './pay-page';

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
  const picture = trusted(encodeQR(code, 'svg').replace('<svg', `<svg role="img" aria-label="${label}"`));
  return payPage({ language, title, amount, content: picture, note, reload: LOOK_AGAIN_S });
};
