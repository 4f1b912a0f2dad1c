import type { codeExportWebEn } from './code-export.i18n.en';

export const codeExportWebZhCn = {
  'code.export': '下载码',
  'code.export.batch': '批次 {number}',
  'code.export.revoked': '已作废 {count} 枚，不在文件中',
  'code.export.none': '没有可下载的码。',
  'code.export.blocked.suspended': '工作人员正在核查这一批码，处理完毕后即可下载。',
  'code.export.blocked.revoked': '这一批码已作废，不能再下载。',
  'code.export.sheets': 'A4 共 {count} 张',
  'code.export.use.csv': '用于标签打印机或自行排版：每行一枚码，含序号、码和二维码网址。',
  'code.export.use.pdf':
    '每张 126 枚 25 × 15 毫米标签。请用不干胶纸、按 100% 比例、不低于 300 dpi 打印，再沿裁切线裁开。',
  'code.export.take': '下载 {format}',
  'code.export.care':
    '请像保管标签一样保管这些文件：谁拿到文件，谁就能印出您的标签。下载链接仅限您本人使用一次；下载中断时，可在浏览器中继续。',
  'code.export.issue.title': '为这笔订单生成 {count} 枚码？',
  'code.export.issue.text': '这些码将归入本订单的批次，不能再分给商家。',
  'code.export.issue.confirm': '生成并下载',
  'code.export.former': '下载记录',
  'code.export.moving': '已发送 {percent}%',
  'code.export.checksum': '校验值（SHA-256）',
  'code.export.checksum.use': '印刷前请与文件的校验值比对；如不一致，请重新下载。',
} as const satisfies Record<keyof typeof codeExportWebEn, string>;
