import type { ComplaintKind, Language } from '@ipw/domain';

type Field = 'page' | 'kind' | 'statement' | 'proof' | 'complainant' | 'email';

interface ComplaintWords {
  title: string;
  /** `{days}`: working days until the answer. */
  lead: string;
  field: Record<Field, string>;
  /** `{count}`, `{max}`: number and size limit of the files. */
  hint: Record<Field, string>;
  kind: Record<ComplaintKind, string>;
  choose: string;
  agree: string;
  send: string;
  /** Shown above a refused form. */
  wrong: string;
  stale: string;
  proof_again: string;
  /** `{number}` of the complaint. */
  sent: string;
  sent_text: string;
  /** `{wait}`: how long. */
  too_many: string;
  files_used: string;
  failed: string;
  back: string;
}

/** Texts of the page for complaints of infringement. */
export const COMPLAINT_WORDS: Record<Language, ComplaintWords> = {
  'zh-CN': {
    title: '侵权投诉',
    lead: '您认为某个 IP 的内容侵犯了您的权利？请说明并提交证明，无需注册。我们在 {days} 个工作日内答复您和该 IP 的权利人。',
    field: {
      page: '涉嫌侵权的 IP 公开页网址',
      kind: '您的权利',
      statement: '侵权说明',
      proof: '身份与权利证明',
      complainant: '您的姓名或公司名称',
      email: '邮箱',
    },
    hint: {
      page: '从 IP 公开页底部进入时已填好。',
      kind: '',
      statement:
        '哪些内容侵权？您的权利何时取得、在哪里登记？该 IP 的权利人会看到这段文字，请勿填写联系方式。',
      proof: '身份证明、登记证书、授权文件等的照片，最多 {count} 张，每张不超过 {max}，仅供工作人员查看。',
      complainant: '仅供工作人员查看。',
      email: '我们通过此邮箱答复您。姓名、邮箱和证明加密保存，自处理完毕起保存 3 年。',
    },
    kind: { copyright: '著作权', trademark: '商标权', portrait: '姓名权或肖像权', other: '其他权利' },
    choose: '请选择',
    agree: '提交即表示您确认以上内容真实。恶意投诉造成损失的，由投诉人承担责任。',
    send: '提交投诉',
    wrong: '还差一点，请看下面的提示。',
    stale: '页面放得太久了，请再提交一次。',
    proof_again: '证明需要重新选择。',
    sent: '已收到您的投诉 {number}',
    sent_text: '确认函已发送到您的邮箱。我们核对双方的说明和证明后，在 {days} 个工作日内答复。',
    too_many: '提交次数过多，请在 {wait}后再试。',
    files_used: '今天接收的证明文件已达上限，请在 {wait}后再试。',
    failed: '暂时无法提交，请稍后再试。',
    back: '返回首页',
  },
  'zh-TW': {
    title: '侵權投訴',
    lead: '您認為某個 IP 的內容侵害了您的權利嗎？請說明並提出證明，不需註冊。我們會在 {days} 個工作天內答覆您與該 IP 的權利人。',
    field: {
      page: '涉嫌侵權的 IP 公開頁網址',
      kind: '您的權利',
      statement: '侵權說明',
      proof: '身分與權利證明',
      complainant: '您的姓名或公司名稱',
      email: '電子郵件',
    },
    hint: {
      page: '從 IP 公開頁底部進入時已填好。',
      kind: '',
      statement:
        '哪些內容侵權？您的權利何時取得、在哪裡登記？該 IP 的權利人會看到這段文字，請勿填寫聯絡方式。',
      proof: '身分證明、登記證書、授權文件等的照片，最多 {count} 張，每張不超過 {max}，僅供工作人員查看。',
      complainant: '僅供工作人員查看。',
      email: '我們以此信箱答覆您。姓名、電子郵件與證明加密保存，自處理完畢起保存 3 年。',
    },
    kind: { copyright: '著作權', trademark: '商標權', portrait: '姓名權或肖像權', other: '其他權利' },
    choose: '請選擇',
    agree: '送出即表示您確認以上內容屬實。惡意投訴致生損害者，由投訴人負責。',
    send: '送出投訴',
    wrong: '還差一點，請看下方提示。',
    stale: '頁面開啟太久了，請再送出一次。',
    proof_again: '證明需要重新選擇。',
    sent: '已收到您的投訴 {number}',
    sent_text: '確認信已寄到您的信箱。我們比對雙方的說明與證明後，在 {days} 個工作天內答覆。',
    too_many: '送出次數過多，請在 {wait}後再試。',
    files_used: '今天接收的證明檔案已達上限，請在 {wait}後再試。',
    failed: '暫時無法送出，請稍後再試。',
    back: '返回首頁',
  },
  en: {
    title: 'Report an infringement',
    lead: 'Does the content of an IP infringe your rights? Tell us how, with proof; you need no account. We answer you and the holder of the IP within {days} working days.',
    field: {
      page: 'Address of the IP’s page',
      kind: 'Your right',
      statement: 'What infringes it, and how',
      proof: 'Proof of identity and rights',
      complainant: 'Your name or company',
      email: 'E-mail',
    },
    hint: {
      page: 'Filled in for you when you come from the bottom of the IP’s page.',
      kind: '',
      statement:
        'Which content is it? Since when do you hold the right, and where is it registered? The holder of the IP reads this text, so please leave out how to reach you.',
      proof:
        'Photographs of your identity document, certificates or authorizations: at most {count}, each up to {max}. Only staff see them.',
      complainant: 'Only staff see it.',
      email:
        'We answer to this address. Name, address and proof are stored encrypted, for three years after the decision.',
    },
    kind: {
      copyright: 'Copyright',
      trademark: 'Trademark',
      portrait: 'Name or portrait',
      other: 'Another right',
    },
    choose: 'Please choose',
    agree:
      'By sending it you confirm that all of this is true. Whoever complains in bad faith is liable for the damage.',
    send: 'Send the complaint',
    wrong: 'Something is missing: see the notes below.',
    stale: 'This page was open for too long. Please send it once more.',
    proof_again: 'Please choose the files again.',
    sent: 'We have received your complaint {number}',
    sent_text:
      'A confirmation is on its way to your e-mail address. We compare both sides and answer within {days} working days.',
    too_many: 'Too many attempts. Please try again in {wait}.',
    files_used: 'No more proof can be taken today. Please try again in {wait}.',
    failed: 'It could not be sent. Please try again later.',
    back: 'To the home page',
  },
};
