import type { Language } from '@ipw/domain';

interface ReportWords {
  title: string;
  lead: string;
  lead_unknown: string;
  field: Record<'bought_at' | 'description' | 'contact' | 'image', string>;
  optional: string;
  /** `{max}`: the size limit of the picture. */
  picture_hint: string;
  contact_hint: string;
  send: string;
  /** Shown above a refused form. */
  wrong: string;
  stale: string;
  picture_again: string;
  sent: string;
  sent_text: string;
  back: string;
}

/** Texts of the report form. */
export const REPORT_WORDS: Record<Language, ReportWords> = {
  'zh-CN': {
    title: '举报假货',
    lead: '说说哪里可疑，权利人和我们会核实。',
    lead_unknown: '说说哪里可疑，我们会核实。',
    field: { bought_at: '在哪里买的', description: '哪里可疑', contact: '怎么联系您', image: '照片' },
    optional: '选填',
    picture_hint: '商品和标签的照片，JPG 或 PNG，小于 {max}。',
    contact_hint: '手机号或邮箱，只在需要追问时使用；加密保存，结案 6 个月后删除。',
    send: '提交举报',
    wrong: '还差一点，请看下面的提示。',
    stale: '页面放得太久了，请再提交一次。',
    picture_again: '照片需要重新选择。',
    sent: '已收到，谢谢您',
    sent_text: '我们会核实您说的情况。如果您留了联系方式，有疑问时可能会联系您。',
    back: '返回标签',
  },
  'zh-TW': {
    title: '檢舉仿冒品',
    lead: '告訴我們哪裡可疑，權利人和我們會查證。',
    lead_unknown: '告訴我們哪裡可疑，我們會查證。',
    field: { bought_at: '在哪裡買的', description: '哪裡可疑', contact: '如何聯絡您', image: '照片' },
    optional: '選填',
    picture_hint: '商品與標籤的照片，JPG 或 PNG，小於 {max}。',
    contact_hint: '手機號碼或電子郵件，僅在需要進一步詢問時使用；加密保存，結案 6 個月後刪除。',
    send: '送出檢舉',
    wrong: '還差一點，請看下方提示。',
    stale: '頁面開啟太久了，請再送出一次。',
    picture_again: '照片需要重新選擇。',
    sent: '已收到，謝謝您',
    sent_text: '我們會查證您所說的狀況。若您留下聯絡方式，有疑問時可能會與您聯絡。',
    back: '返回標籤',
  },
  en: {
    title: 'Report a fake',
    lead: 'Tell us what seems wrong. The rights holder and we will check it.',
    lead_unknown: 'Tell us what seems wrong. We will check it.',
    field: {
      bought_at: 'Where you bought it',
      description: 'What seems wrong',
      contact: 'How to reach you',
      image: 'Photo',
    },
    optional: 'optional',
    picture_hint: 'A photo of the goods and the label, JPG or PNG, smaller than {max}.',
    contact_hint:
      'Phone or e-mail, only used if we have questions. Stored encrypted, and deleted 6 months after the case is settled.',
    send: 'Submit report',
    wrong: 'Almost there: please check the notes below.',
    stale: 'This page was open for too long. Please send it again.',
    picture_again: 'Please choose the photo again.',
    sent: 'Thank you for telling us',
    sent_text:
      'We will check what you told us. If you left a contact, we may get back to you with questions.',
    back: 'Back to the label',
  },
};
