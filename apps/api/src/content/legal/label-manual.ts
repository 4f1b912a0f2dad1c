import type { LegalSource } from './index';

export const labelManual = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '标签使用手册',
    sections: [
      { heading: '一、储存', paragraphs: ['标签保质期 12 个月，储存温度 5–30 °C。'] },
      { heading: '二、粘贴', paragraphs: ['请贴在干燥、干净、平整的表面，不要折到码。'] },
      { heading: '三、一件一枚', paragraphs: ['一枚标签对应一件商品；重复使用会显示“曾被扫描”。'] },
      { heading: '四、质量问题', paragraphs: ['如有质量问题，请在收货后 5 个工作日内反馈。'] },
      { heading: '五、遗失', paragraphs: ['标签遗失请立即告诉我们，可以作废对应的码。'] },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '標籤使用手冊',
    sections: [
      { heading: '第一條　儲存', paragraphs: ['標籤保存期限 12 個月，儲存溫度 5–30 °C。'] },
      { heading: '第二條　黏貼', paragraphs: ['請貼在乾燥、乾淨、平整的表面，不要折到碼。'] },
      { heading: '第三條　一件一枚', paragraphs: ['一枚標籤對應一件商品；重複使用會顯示「曾經掃描」。'] },
      { heading: '第四條　品質問題', paragraphs: ['如有品質問題，請於收貨後 5 個工作天內反映。'] },
      { heading: '第五條　遺失', paragraphs: ['標籤遺失請立即告訴我們，可以作廢對應的碼。'] },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'Label Manual',
    sections: [
      { heading: '1. Storage', paragraphs: ['Labels keep for 12 months, at 5 to 30 °C.'] },
      {
        heading: '2. Use',
        paragraphs: ['Stick them on dry, clean, even surfaces, and do not fold the code.'],
      },
      {
        heading: '3. One label, one product',
        paragraphs: ['One label for one product: a code that is used twice shows as scanned before.'],
      },
      { heading: '4. Faults', paragraphs: ['Report faults within 5 working days of the delivery.'] },
      {
        heading: '5. Loss',
        paragraphs: ['Tell us at once when labels are lost: their codes can be revoked.'],
      },
    ],
  },
} satisfies LegalSource;
