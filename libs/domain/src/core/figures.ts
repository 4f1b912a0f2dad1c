import { formatNumber, type Language } from './text';

/**
 * A figure to be read at a glance: in full below 10,000, then one truncated decimal with 万/亿 (zh-CN), 萬/億 (zh-TW) or K/M/B
 * (en). Never for money, forms or amounts somebody agreed on: those are shown by `formatNumber`.
 */
export function formatCount(count: number, language: Language): string {
  const steps: [number, string][] =
    language === 'en'
      ? [
          [1e9, 'B'],
          [1e6, 'M'],
          [1e4, 'K'],
        ]
      : [
          [1e8, language === 'zh-CN' ? '亿' : '億'],
          [1e4, language === 'zh-CN' ? '万' : '萬'],
        ];
  for (const [from, unit] of steps) {
    if (count < from) continue;
    const per = unit === 'K' ? 1000 : from;
    return `${formatNumber(Math.floor((count * 10) / per) / 10, language)}${unit}`;
  }
  return formatNumber(count, language);
}
