import type { shopPagesEn } from './shop-pages.en';

export const shopPagesZhCn = {
  'state.shop_link.off': '未开启',
  'state.shop_link.on': '使用中',
  'action.shop_link.issue': '生成私域链接',
  'action.shop_link.renew': '换一个新链接',
  'action.shop_link.revoke': '停用链接',
  'rule.dialled': '{field}不像是可以拨打的号码，请核对',
  'manual.read': '只检查了前 {pages} 页。',
  'manual.size': '{pages} 页 · {size}',
  'action.manual.delete': '删除手册',
  'rule.pdf_broken': '这个 PDF 已损坏，或过于复杂无法读取，请重新导出',
  'rule.pdf_encrypted': '这个 PDF 设有密码或使用限制，请去掉后再上传',
  'rule.pdf_script': '这个 PDF 含有脚本，请去掉脚本后重新导出',
  'rule.pdf_opens': '这个 PDF 会自动执行操作（例如打开时），请去掉后重新导出',
  'rule.pdf_launch': '这个 PDF 会启动其他程序，请删除这样的链接',
  'rule.pdf_embedded': '这个 PDF 附带了其他文件，请删除附件',
  'rule.pdf_media': '这个 PDF 含有视频、声音或 3D 内容，请改用图片',
  'rule.pdf_form': '这个 PDF 是会发送或载入数据的表单，请导出为普通 PDF',
  'rule.pdf_pages': '这个 PDF 超过 {max} 页，请拆成几个文件',
  'rule.pdf_link': '这个 PDF 含有会打开文件或执行操作的链接，请只保留指向网页、邮箱和电话的链接',
  'rule.pdf_packed': '这个 PDF 有部分内容无法检查，请重新导出为普通 PDF',
} satisfies Record<keyof typeof shopPagesEn, string>;
