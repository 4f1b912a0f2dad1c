import type { verifyEn } from './verify.i18n.en';

export const verifyZhCn = {
  'verify.title': '验证证书',
  'verify.lead':
    '选择您收到的证书 PDF 原文件，或选择任意文件按哈希查找时间证明。验证在您的浏览器里完成，文件不会离开您的设备。',
  'verify.number': '证书 {id}',
  'verify.choose': '选择证书或文件',
  'verify.choose_hint': '或拖放到这里',
  'verify.again': '选择另一份证书或文件',
  'verify.busy': '正在验证 {name}…',
  'verify.valid': '证书有效',
  'verify.valid_text': '文件与公布的密钥 {key} 签名时逐字节一致。',
  'verify.refused': '这不是有效的证书',
  'verify.other': '链接里的证书编号是 {wanted}，这份文件的编号是 {found}。',
  'verify.evidence': '该文件的时间证明',
  'verify.evidence.busy': '正在按哈希查找该文件的时间证明…',
  'verify.evidence.none': '没有内容与此完全相同的文件的时间证明。',
  'verify.evidence.waiting': '文件已收到，所在的小时尚未封存，请在下一个整点之后再查。',
  'verify.evidence.sealed': '文件在 {at} 已收到，于 {sealed} 封存在第 {number} 号根下。',
  'verify.evidence.stamped':
    '文件在 {at} 已收到，于 {sealed} 封存在第 {number} 号根下，时间戳服务机构于 {stamped} 加盖时间戳。',
  'verify.evidence.wrong': '一条证明不成立：{reason}',
  'evidence_fault.malformed': '内容不完整',
  'evidence_fault.path': '文件、时间与路径推不出该根',
  'evidence_fault.time': '文件晚于封存时间',
  'evidence_fault.seal': '该根与公布的不一致',
  'evidence_fault.stamp': '时间戳不属于该根',
  'verify.compare': '与这份证书比对文件',
  'verify.compare_choose': '选择文件',
  'verify.compare_hint': '或拖放到这里。这些文件同样不会离开您的设备。',
  'verify.same': '{name} 是这份证书所列的文件。',
  'verify.different': '{name} 不在这份证书之列：内容不同。',
  'verify.too_large': '{name} 太大，无法在这里读取（50 MB）。',
  'verify.offline':
    '不使用本网站时：用本软件的 npm run verify:certificate，以及 /api/certificate/keys 公布的公钥，可以验证同一份文件。',
} satisfies Record<keyof typeof verifyEn, string>;
