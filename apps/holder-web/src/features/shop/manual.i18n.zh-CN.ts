import type { ManualWebKey } from './manual.i18n.en';

export const manualWebZhCn = {
  'manual.page': '第一页',
  'manual.save': '下载 PDF',
  'manual.found': '以下内容像是联系方式，请在提交前删除，否则无法通过审核。',
  'manual.nothing_found': '文字中没有发现联系方式，图片里的内容请您自行检查。',
} satisfies Record<ManualWebKey, string>;
