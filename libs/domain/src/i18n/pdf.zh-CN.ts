import type { pdfEn } from './pdf.en';

export const pdfZhCn = {
  'rule.pdf_broken': '这个 PDF 已损坏，或过于复杂无法读取，请重新导出',
  'rule.pdf_encrypted': '这个 PDF 设有密码或使用限制，请去掉后再上传',
  'rule.pdf_script': '这个 PDF 含有脚本，请去掉脚本后重新导出',
  'rule.pdf_opens': '这个 PDF 会自动执行操作（例如打开时），请去掉后重新导出',
  'rule.pdf_launch': '这个 PDF 会启动其他程序，请删除这样的链接',
  'rule.pdf_embedded': '这个 PDF 附带了其他文件，请删除附件',
  'rule.pdf_media': '这个 PDF 含有视频、声音或 3D 内容，请改用图片',
  'rule.pdf_form': '这个 PDF 是会发送或载入数据的表单，请导出为普通 PDF',
  'rule.pdf_link': '这个 PDF 含有会打开文件或执行操作的链接，请只保留指向网页、邮箱和电话的链接',
  'rule.pdf_packed': '这个 PDF 有部分内容无法检查，请重新导出为普通 PDF',
} satisfies Record<keyof typeof pdfEn, string>;
