import type { AgreementKey } from './agreement.en';

export const agreementZhTw = {
  'agreement.news.title': '協議有更新',
  'agreement.news.text': '您曾同意的文件有了新版本。以下逐條列出更動，請閱讀，同意請勾選。',
  'agreement.news.notice': '您曾同意的文件有了新版本。以下是更動內容，您不必做任何事。',
  'agreement.news.versions': '版本 {from} → {to}，自{date}起生效。',
  'agreement.news.whole': '閱讀全文',
  'agreement.news.wording': '僅標題或其他語言的用字有更動。',
  'agreement.news.tick': '我已閱讀並同意：{title}（{version} 版）',
  'agreement.news.must': '請勾選後繼續，或選擇「稍後再說」。',
  'agreement.news.later': '稍後再說',
  'agreement.news.agree': '同意並繼續',
  'agreement.news.seen': '知道了',
  'agreement.news.added': '新增',
  'agreement.news.removed': '刪除',
  'agreement.news.changed': '有更動',
} satisfies Record<AgreementKey, string>;
