import type { Language, Verdict } from '@ipw/domain';

interface Words {
  title: string;
  /** The verdict in two words, and what it means for whoever holds the goods. */
  verdict: Record<Verdict, { word: string; meaning: string }>;
  /** `{count}` visits, the first on `{first}`. */
  history: string;
  /** `{at}`: when this phone looked before. */
  yours: string;
  ip: string;
  goods: string;
  licensee: string;
  code: string;
  limits: string;
  language: string;
  robot: string;
}

/** What the scan page says: plain words that admit doubt. A label proves where a label comes from, not what it is stuck to. */
export const WORDS: Record<Language, Words> = {
  'zh-CN': {
    title: '标签查验',
    verdict: {
      genuine: { word: '正品标签', meaning: '这枚标签由权利方授权印制，此前没有人查验过。' },
      scanned_before: {
        word: '正品标签 · 曾被查验',
        meaning:
          '这枚标签由权利方授权印制，但此前已有人查验。如果这不是您或店家查的，请留心标签是否被复制或重复使用。',
      },
      unknown: {
        word: '未找到这枚标签',
        meaning: '这不是我们发出的码。请核对是否输错；如果是扫码得到的，请当心这件商品可能未经授权。',
      },
      suspended: {
        word: '标签暂停使用',
        meaning: '权利方暂停了这批标签的使用，原因尚在核实。请先向店家了解情况。',
      },
      revoked: { word: '标签已作废', meaning: '权利方已作废这枚标签。贴有它的商品不应再销售，请当心。' },
    },
    history: '共被查验 {count} 次，首次在 {first}。',
    yours: '您的这台设备曾在 {at} 查验过。',
    ip: 'IP',
    goods: '商品',
    licensee: '被授权方',
    code: '标签码',
    limits: '标签能证明标签本身的来源。请同时核对商品、包装与标签是否完好、是否相符。',
    language: '语言',
    robot: '自动程序的访问不计入查验次数。',
  },
  'zh-TW': {
    title: '標籤查驗',
    verdict: {
      genuine: { word: '正品標籤', meaning: '這枚標籤由權利人授權印製，先前沒有人查驗過。' },
      scanned_before: {
        word: '正品標籤 · 曾被查驗',
        meaning:
          '這枚標籤由權利人授權印製，但先前已有人查驗。若不是您或店家查的，請留意標籤是否遭複製或重複使用。',
      },
      unknown: {
        word: '查無這枚標籤',
        meaning: '這不是我們發出的碼。請確認是否輸入錯誤；若是掃描得到的，請留意這件商品可能未經授權。',
      },
      suspended: {
        word: '標籤暫停使用',
        meaning: '權利人暫停了這批標籤的使用，原因仍在查證。請先向店家了解狀況。',
      },
      revoked: { word: '標籤已作廢', meaning: '權利人已作廢這枚標籤。貼有它的商品不應再販售，請留意。' },
    },
    history: '共被查驗 {count} 次，首次於 {first}。',
    yours: '您的這台裝置曾於 {at} 查驗過。',
    ip: 'IP',
    goods: '商品',
    licensee: '被授權方',
    code: '標籤碼',
    limits: '標籤能證明標籤本身的來源。請一併確認商品、包裝與標籤是否完好、是否相符。',
    language: '語言',
    robot: '自動程式的瀏覽不計入查驗次數。',
  },
  en: {
    title: 'Label check',
    verdict: {
      genuine: {
        word: 'Genuine label',
        meaning:
          'This label was printed with the rights holder’s permission, and nobody has checked it before.',
      },
      scanned_before: {
        word: 'Genuine label, checked before',
        meaning:
          'This label was printed with the rights holder’s permission, but somebody has checked it before. If that was neither you nor the shop, the label may have been copied or used twice.',
      },
      unknown: {
        word: 'Label not found',
        meaning:
          'This is no code of ours. Please check for typing mistakes; if you scanned it, take care: the goods may not be authorized.',
      },
      suspended: {
        word: 'Label on hold',
        meaning:
          'The rights holder has put these labels on hold while something is looked into. Please ask the shop first.',
      },
      revoked: {
        word: 'Label revoked',
        meaning:
          'The rights holder has revoked this label. Goods that carry it should not be sold any more; take care.',
      },
    },
    history: 'Checked {count} times, first on {first}.',
    yours: 'This device checked it on {at}.',
    ip: 'IP',
    goods: 'Goods',
    licensee: 'Licensee',
    code: 'Code',
    limits:
      'A label proves where the label comes from. Please look as well whether goods, packaging and label are intact and belong together.',
    language: 'Language',
    robot: 'Visits of automatic programs are not counted as checks.',
  },
};
