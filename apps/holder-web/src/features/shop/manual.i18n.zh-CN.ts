import type { ManualWebKey } from './manual.i18n.en';

export const manualWebZhCn = {
  'workbench.menu.manual': '授权手册',
  'manual.lead': '一份 PDF，让买家了解您的 IP 可以怎样使用。',
  'manual.none': '买家目前看不到手册。',
  'shop.field.manual_file': '手册（PDF）',
  'manual.file.hint': '请不要写入个人、品牌和联系方式：买家通过平台联系您。不接受脚本、附件和密码。',
  'manual.page': '首页',
  'manual.size': '{pages} 页 · {size}',
  'manual.save': '下载 PDF',
  'manual.found': '以下内容像是联系方式，请在提交前删除，否则无法通过审核。',
  'manual.nothing_found': '文字中没有发现联系方式，图片里的内容请您自行检查。',
  'manual.read': '只检查了前 {pages} 页。',
  'manual.delete.title': '要删除手册吗？',
  'manual.delete.text': '买家将立即看不到它，审核中的内容也会撤回。',
  'manual.delete.text_new': '这份手册还没有对外展示过，删除后无法恢复。',
  'manual.deleted': '手册已删除',
} satisfies Record<ManualWebKey, string>;
