import type { LegalSource } from './index';

export const labelContract = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '标签合同',
    sections: [
      {
        heading: '一、交付',
        paragraphs: [
          '自付款起计算交付时间：通用标签 2 个工作日内；专属标签新设计 12 个工作日内，返单 10 个工作日内；最长不超过 15 个工作日。',
        ],
      },
      { heading: '二、验收', paragraphs: ['收货后 3 个工作日内验收，异议在 5 个工作日内提出。'] },
      { heading: '三、发票', paragraphs: ['发票最迟在申请后 30 天内开具。'] },
      { heading: '四、期限', paragraphs: ['合同期三年，期满自动续期一年；如不续期，须提前一个月通知。'] },
      { heading: '五、不可抗力', paragraphs: ['不可抗力须在 10 个工作日内通知，20 个工作日内提供证明。'] },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '標籤合約',
    sections: [
      {
        heading: '第一條　交貨',
        paragraphs: [
          '自付款起計算交貨時間：通用標籤 2 個工作天內；專屬標籤新設計 12 個工作天內，回購 10 個工作天內；最長不超過 15 個工作天。',
        ],
      },
      { heading: '第二條　驗收', paragraphs: ['收貨後 3 個工作天內驗收，異議於 5 個工作天內提出。'] },
      { heading: '第三條　發票', paragraphs: ['發票最晚於申請後 30 天內開立。'] },
      { heading: '第四條　期間', paragraphs: ['合約期三年，期滿自動續約一年；若不續約，須提前一個月通知。'] },
      {
        heading: '第五條　不可抗力',
        paragraphs: ['不可抗力須於 10 個工作天內通知，20 個工作天內提出證明。'],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'Label Contract',
    sections: [
      {
        heading: '1. Delivery',
        paragraphs: [
          'Delivery, counted from the payment: general labels within 2 working days, custom labels of a new design within 12, of a repeated design within 10; 15 working days at the most.',
        ],
      },
      {
        heading: '2. Inspection',
        paragraphs: [
          'You inspect the delivery within 3 working days; objections are raised within 5 working days.',
        ],
      },
      {
        heading: '3. Invoice',
        paragraphs: ['The invoice is issued within 30 days of the request at the latest.'],
      },
      {
        heading: '4. Term',
        paragraphs: [
          'The contract runs for 3 years and renews by one year each time, unless one side gives notice a month before.',
        ],
      },
      {
        heading: '5. Force majeure',
        paragraphs: ['Force majeure is announced within 10 working days and proven within 20.'],
      },
    ],
  },
} satisfies LegalSource;
