import type { Language } from '../core/text';

/** Couriers by their common short name: as staff write it, in Taiwan's characters, and by the company's English name. */
const COURIERS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  顺丰: { 'zh-CN': '顺丰速运', 'zh-TW': '順豐速運', en: 'SF Express' },
  中通: { 'zh-CN': '中通快递', 'zh-TW': '中通快遞', en: 'ZTO Express' },
  圆通: { 'zh-CN': '圆通速递', 'zh-TW': '圓通速遞', en: 'YTO Express' },
  申通: { 'zh-CN': '申通快递', 'zh-TW': '申通快遞', en: 'STO Express' },
  韵达: { 'zh-CN': '韵达快递', 'zh-TW': '韻達快遞', en: 'Yunda Express' },
  极兔: { 'zh-CN': '极兔速递', 'zh-TW': '極兔速遞', en: 'J&T Express' },
  京东: { 'zh-CN': '京东物流', 'zh-TW': '京東物流', en: 'JD Logistics' },
  德邦: { 'zh-CN': '德邦快递', 'zh-TW': '德邦快遞', en: 'Deppon Express' },
  菜鸟: { 'zh-CN': '菜鸟速递', 'zh-TW': '菜鳥速遞', en: 'Cainiao Express' },
  邮政: { 'zh-CN': '中国邮政', 'zh-TW': '中國郵政', en: 'China Post' },
};

/** A courier as staff wrote it (顺丰速运, 顺丰), in the reader's language; one that is not in the list stays as it is. */
export function courierName(written: string, language: Language): string {
  const plain = written.trim().replace(/^中国|(速运|快递|速递|物流)$/g, '');
  return COURIERS[plain]?.[language] ?? written;
}
