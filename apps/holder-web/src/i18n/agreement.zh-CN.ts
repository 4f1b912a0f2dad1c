import type { AgreementKey } from './agreement.en';

export const agreementZhCn = {
  'agreement.news.title': '协议有更新',
  'agreement.news.text': '您曾同意的文本有了新版本。下面逐条列出改动，请阅读，同意请勾选。',
  'agreement.news.notice': '您曾同意的文本有了新版本。下面是改动内容，您无需操作。',
  'agreement.news.versions': '版本 {from} → {to}，自{date}起生效。',
  'agreement.news.whole': '阅读全文',
  'agreement.news.wording': '仅标题或其他语言的措辞有改动。',
  'agreement.news.tick': '我已阅读并同意：{title}（{version} 版）',
  'agreement.news.must': '请勾选后继续，或选择“稍后再说”。',
  'agreement.news.later': '稍后再说',
  'agreement.news.agree': '同意并继续',
  'agreement.news.seen': '知道了',
  'agreement.news.added': '新增',
  'agreement.news.removed': '删除',
  'agreement.news.changed': '有改动',
} satisfies Record<AgreementKey, string>;
