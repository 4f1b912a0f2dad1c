import type { Language, Verdict } from '@ipw/domain';

interface Words {
  title: string;
  /** The verdict in two words, and its meaning for the buyer. */
  verdict: Record<Verdict, { word: string; meaning: string }>;
  /** Added to a genuine verdict: nobody has checked the label before, or only this device. */
  nobody: string;
  only_you: string;
  /** `{count}` visits, the first on `{first}`. */
  history: string;
  /** `{at}`: when this phone checked it before. */
  yours: string;
  ip: string;
  goods: string;
  licensee: string;
  code: string;
  limits: string;
  language: string;
  robot: string;
  /** Text of link previews. */
  preview: string;
  /** Why a page cannot be shown. `{wait}`: how long. */
  refused: Record<Refused, { word: string; meaning: string }>;
  again: string;
}

/** Reasons why a page cannot be shown. */
export type Refused = 'too_many' | 'files_used' | 'busy' | 'too_large' | 'missing' | 'broken';

/**
 * Texts of the scan page, in plain words that leave room for doubt: a label proves where the label comes from, not what it
 * is stuck to.
 */
export const WORDS: Record<Language, Words> = {
  'zh-CN': {
    title: '标签查验',
    verdict: {
      genuine: { word: '正品标签', meaning: '这枚标签由权利人授权印制，' },
      scanned_before: {
        word: '正品标签 · 曾被查验',
        meaning:
          '这枚标签由权利人授权印制，但此前已有人查验。如果这不是您或店家查的，请留心标签是否被复制或重复使用。',
      },
      unknown: {
        word: '未找到这枚标签',
        meaning: '这不是我们发出的码。请核对是否输错；如果是扫码得到的，请当心这件商品可能未经授权。',
      },
      suspended: {
        word: '标签暂停使用',
        meaning: '权利人暂停了这批标签的使用，原因尚在核实。请先向店家了解情况。',
      },
      revoked: { word: '标签已作废', meaning: '权利人已作废这枚标签。贴有它的商品不应再销售，请当心。' },
    },
    nobody: '此前没有人查验过。',
    only_you: '至今只有您这台设备查验过。',
    history: '共被查验 {count} 次（含本次，同一设备再次查看不重复计算），首次在 {first}。',
    yours: '您的这台设备曾在 {at} 查验过。',
    ip: 'IP',
    goods: '商品',
    licensee: '被授权方',
    code: '标签码',
    limits: '标签能证明标签本身的来源。请同时核对商品、包装与标签是否完好、是否相符。',
    language: '语言',
    robot: '自动程序的访问不计入查验次数。',
    preview: '打开页面，查验这枚标签是不是正品。',
    refused: {
      too_many: {
        word: '请稍等片刻',
        meaning: '您所在的网络刚才操作得太频繁。请在 {wait}后再试；填写的内容可返回上一页找回。',
      },
      files_used: {
        word: '今天收不下更多照片了',
        meaning: '请返回上一页，去掉照片后提交，或在 {wait}后再试；填写的内容都还在。',
      },
      busy: { word: '现在有点忙', meaning: '此刻查验的人很多，请过几秒再试。' },
      too_large: { word: '照片太大了', meaning: '请返回上一页，换一张小一点的照片，其余内容都还在。' },
      missing: { word: '没有这个页面', meaning: '请重新扫描商品上的标签。' },
      broken: { word: '出了点问题', meaning: '这是我们的问题，不代表标签是真是假。请稍后再试。' },
    },
    again: '再试一次',
  },
  'zh-TW': {
    title: '標籤查驗',
    verdict: {
      genuine: { word: '正品標籤', meaning: '這枚標籤由權利人授權印製，' },
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
    nobody: '先前沒有人查驗過。',
    only_you: '到目前為止只有您這台裝置查驗過。',
    history: '共被查驗 {count} 次（含這次，同一裝置再次查看不重複計算），首次於 {first}。',
    yours: '您的這台裝置曾於 {at} 查驗過。',
    ip: 'IP',
    goods: '商品',
    licensee: '被授權方',
    code: '標籤碼',
    limits: '標籤能證明標籤本身的來源。請一併確認商品、包裝與標籤是否完好、是否相符。',
    language: '語言',
    robot: '自動程式的瀏覽不計入查驗次數。',
    preview: '打開頁面，查驗這枚標籤是不是正品。',
    refused: {
      too_many: {
        word: '請稍等片刻',
        meaning: '您所在的網路剛才操作得太頻繁。請於 {wait}後再試；填寫的內容可回到上一頁找回。',
      },
      files_used: {
        word: '今天收不下更多照片了',
        meaning: '請回到上一頁，移除照片後送出，或於 {wait}後再試；填寫的內容都還在。',
      },
      busy: { word: '現在有點忙', meaning: '此刻查驗的人很多，請過幾秒再試。' },
      too_large: { word: '照片太大了', meaning: '請回到上一頁，換一張小一點的照片，其餘內容都還在。' },
      missing: { word: '沒有這個頁面', meaning: '請重新掃描商品上的標籤。' },
      broken: { word: '出了點問題', meaning: '這是我們的問題，不代表標籤是真是假。請稍後再試。' },
    },
    again: '再試一次',
  },
  en: {
    title: 'Label check',
    verdict: {
      genuine: {
        word: 'Genuine label',
        meaning: 'This label was printed with the rights holder’s permission. ',
      },
      scanned_before: {
        word: 'Genuine label, checked before',
        meaning:
          'This label was printed with the rights holder’s permission, but somebody has checked it before. If that was neither you nor the shop, the label may have been copied or used twice.',
      },
      unknown: {
        word: 'Label not found',
        meaning:
          'We did not issue this code. Please check for typing mistakes; if you scanned it, be careful: the goods may not be authorized.',
      },
      suspended: {
        word: 'Label suspended',
        meaning:
          'The rights holder has suspended these labels while something is being checked. Please ask the shop first.',
      },
      revoked: {
        word: 'Label revoked',
        meaning:
          'The rights holder has revoked this label. Goods that carry it should no longer be sold; be careful.',
      },
    },
    nobody: 'Nobody has checked it before.',
    only_you: 'So far only this device has checked it.',
    history:
      'Checked {count} times in total, this check included, first on {first}. A device that checks again does not count twice.',
    yours: 'This device checked it on {at}.',
    ip: 'IP',
    goods: 'Goods',
    licensee: 'Licensee',
    code: 'Code',
    limits:
      'A label proves where the label itself comes from. Please also check that goods, packaging and label are intact and belong together.',
    language: 'Language',
    robot: 'Visits by automated programs are not counted as checks.',
    preview: 'Open it to check whether this label is genuine.',
    refused: {
      too_many: {
        word: 'One moment, please',
        meaning:
          'There were too many requests from your network just now. Please try again in {wait}; what you typed is still there when you go back.',
      },
      files_used: {
        word: 'No more photos today',
        meaning:
          'Please go back and send it without the photo, or try again in {wait}; what you typed is still there.',
      },
      busy: {
        word: 'Busy at the moment',
        meaning: 'Many people are checking labels. Please try again in a few seconds.',
      },
      too_large: {
        word: 'The photo is too large',
        meaning: 'Please go back and choose a smaller one; everything else is still there.',
      },
      missing: { word: 'Page not found', meaning: 'Please scan the label on the goods again.' },
      broken: {
        word: 'Something went wrong',
        meaning: 'It is our fault and says nothing about the label. Please try again later.',
      },
    },
    again: 'Try again',
  },
};
