import type { verifyEn } from './verify.i18n.en';

export const verifyZhCn = {
  'verify.title': '验证证书',
  'verify.lead': '选择您收到的证书 PDF 原文件。验证在您的浏览器里完成，文件不会离开您的设备。',
  'verify.number': '证书 {id}',
  'verify.choose': '选择证书的 PDF 文件',
  'verify.choose_hint': '或拖放到这里',
  'verify.again': '选择另一份证书',
  'verify.busy': '正在验证 {name}…',
  'verify.valid': '证书有效',
  'verify.valid_text': '文件与公布的密钥 {key} 签名时逐字节一致。',
  'verify.refused': '这不是有效的证书',
  'verify.other': '链接里的证书编号是 {wanted}，这份文件的编号是 {found}。',
  'verify.compare': '与这份证书比对文件',
  'verify.compare_choose': '选择文件',
  'verify.compare_hint': '或拖放到这里。这些文件同样不会离开您的设备。',
  'verify.same': '{name} 是这份证书所列的文件。',
  'verify.different': '{name} 不在这份证书之列：内容不同。',
  'verify.too_large': '{name} 太大，无法在这里读取（50 MB）。',
  'verify.offline':
    '不使用本网站时：用本软件的 npm run verify:certificate，以及 /api/certificate/keys 公布的公钥，可以验证同一份文件。',
} satisfies Record<keyof typeof verifyEn, string>;
