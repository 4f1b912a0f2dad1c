import { claimServerZhCn } from './claim.zh-CN';
import { complaintServerZhCn } from './complaint.zh-CN';
import { teamServerZhCn } from './team.zh-CN';
import { codeServerZhCn } from './code.zh-CN';
import { ipServerZhCn } from './ip.zh-CN';
import { opportunityZhCn, opportunityServerZhCn } from './opportunity.zh-CN';
import { certificateZhCn } from './certificate.zh-CN';
import { campaignZhCn, campaignServerZhCn } from './campaign.zh-CN';
import { cooperationZhCn, cooperationServerZhCn } from './cooperation.zh-CN';
import { tenderZhCn, tenderServerZhCn } from './tender.zh-CN';
import { memberServerZhCn } from './member.zh-CN';
import { shopServerZhCn } from './shop.zh-CN';
import { staffZhCn, staffServerZhCn } from './staff.zh-CN';
import { agreementZhCn } from './agreement.zh-CN';
import { parameterZhCn } from './parameter.zh-CN';
import type { ServerKey } from './server.en';
import { handoverServerZhCn } from './handover.zh-CN';
import { filingZhCn, filingServerZhCn } from './filing.zh-CN';
import { skinZhCn, skinServerZhCn } from './skin.zh-CN';

export const serverZhCn = {
  ...claimServerZhCn,
  ...complaintServerZhCn,
  ...teamServerZhCn,
  ...codeServerZhCn,
  ...ipServerZhCn,
  ...memberServerZhCn,
  ...opportunityZhCn,
  ...opportunityServerZhCn,
  ...campaignZhCn,
  ...certificateZhCn,
  ...campaignServerZhCn,
  ...cooperationZhCn,
  ...cooperationServerZhCn,
  ...tenderZhCn,
  ...tenderServerZhCn,
  ...shopServerZhCn,
  ...staffZhCn,
  ...staffServerZhCn,
  ...agreementZhCn,
  'rule.filter': '不能按{field}筛选，可用：{allowed}',
  'rule.sort': '{value} 不是此列表的排序方式，可用：{allowed}，方向为 ASC 或 DESC',
  'rule.file_type.content': '文件名以 {extension} 结尾，但内容是 {content}；仅支持 {accept} 格式的文件',
  'rule.file_type.unknown_content': '文件内容与文件名结尾的 {extension} 不符；仅支持 {accept} 格式的文件',
  'rule.other_record': '记录的 id 与请求地址中的 id 不一致',
  'error.VALIDATION': '请检查填写内容：{first}',
  'error.SIGNATURE': '签名缺失或不正确',
  'error.YZM': '验证码错误、已使用或已过期',
  'error.CAPTCHA': '需要先完成一道小运算，请重试',
  'error.NOT_FOUND': '内容不存在',
  'error.STATE': '当前状态为“{state}”，无法执行此操作',
  'error.STATE.public_series': '系列“{name}”为公开状态，请先转为私有再修改',
  'error.STATE.trash_taken': '现在已有另一份，请先删除它再恢复',
  'error.STATE.trash_full': '这类内容已达到数量上限，请先删除一个再恢复',
  'error.STATE.notes_full': '该会员已有 {max} 条备注，请联系管理员删除过时的备注',
  'error.CONFLICT': '内容已被他人更改，请刷新后再试',
  'error.PHONE_UNKNOWN': '该手机号码尚未注册',
  'error.PASSWORD': '密码不正确',
  'error.LOCKED': '错误次数过多，请在 {wait}后再试',
  'error.PHONE_TAKEN': '该手机号码已注册',
  'error.NO_CURRENT_IP': '请先选择一个 IP',
  'error.AGREEMENT': '请先阅读并同意以下协议：{agreement}',
  'name.range': '分页范围',
  'name.idempotency_key': '请求编号',
  'error.REAL_NAME.claim': '认领 IP 需要实名认证，请先完成实名认证',
  'error.AGREEMENT.register': '您需要同意以下协议才能继续注册',
  'error.NO_ACCESS': '尚未分配权限，请等待或联系管理员',
  'error.TOO_MANY': '操作过于频繁，请在 {wait}后再试',
  'error.FILES_USED': '今天接收的图片已达上限，请在 {wait}后再试',
  'error.TOKEN_ILLEGAL': '请先登录',
  'error.TOKEN_ENDED': '您的登录已结束：可能在别处登录，或由管理员结束，请重新登录',
  'error.TOKEN_EXPIRED': '登录已过期，请重新登录',
  'error.TOTP_NEEDED': '请输入动态验证码',
  'error.FORBIDDEN': '您没有此操作的权限',
  'error.TOO_LARGE': '请求内容过大',
  'error.MEDIA_TYPE': '不支持的内容类型',
  'error.BUSY': '服务繁忙，请稍后再试',
  'error.INTERNAL': '未知错误，请联系客服！',
  'message.rights_expiring.title': '权利文件将于 {day}到期：{title}',
  'message.rights_expiring.body': '请为 {ip_name} 的这个系列上传新的权利文件并提交审核。',
  'message.rights_expired.title': '权利文件已到期：{title}',
  'message.rights_expired.body':
    '有效期至 {day}。{ip_name} 的这个系列保持现状，请上传新的权利文件并提交审核。',
  'message.content_approved.title': '审核通过：{title}',
  'message.content_approved.title.feed': '已发布：{title}',
  'message.content_approved.title.milestone': '已通过：{title}',
  'message.content_approved.body': '{ip_name}：{subject_label}已按您的修改生效。',
  'message.series_editable.title': '可以编辑了：{title}',
  'message.series_editable.body': '{ip_name} 的这个系列已转为私有。请编辑后提交，审核通过后重新公开。',
  'message.content_published.title': '其他运营者已发布：{title}',
  'message.content_published.body': '{ip_name}：{subject_label}由 {operator} 修改，已通过审核并生效。',
  'message.content_taken_down.title': '其他运营者已下线：{title}',
  'message.content_taken_down.body':
    '{ip_name}：{subject_label}由 {operator} 删除或下架。删除的内容在回收站保留 30 天。',
  'message.ip_corrected.title': '平台更正了 {ip_name} 的信息',
  'message.ip_corrected.body': '可以查看修改前后的内容。',
  'content.copy': '{name}（副本）',
  'message.content_rejected.title': '审核未通过：{title}',
  'message.content_rejected.title.feed': '审核未通过：{title}',
  'message.content_rejected.title.milestone': '已驳回：{title}',
  'message.content_rejected.body': '{ip_name} · {subject_label}：{reason_label}。{reason}',
  'message.broadcast.title': '{title}',
  'message.broadcast.body': '{body}',
  'message.real_name_rejected.title': '实名认证未通过',
  'message.real_name_rejected.body': '{reason_label}。{reason}',
  ...parameterZhCn,
  ...handoverServerZhCn,
  ...filingZhCn,
  ...filingServerZhCn,
  ...skinZhCn,
  ...skinServerZhCn,
} satisfies Record<ServerKey, string>;
