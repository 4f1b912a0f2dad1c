import type { teamEn, teamServerEn } from './team.en';

export const teamZhCn = {
  'state.invitation.open': '等待回复',
  'state.invitation.accepted': '已接受',
  'state.invitation.declined': '已谢绝',
  'state.invitation.withdrawn': '已撤回',
  'state.invitation.expired': '已过期',
  'action.invitation.accept': '接受',
  'action.invitation.decline': '谢绝',
  'action.invitation.withdraw': '撤回',
  'action.invitation.expire': '已过期',
  'rule.invited_already': '已邀请过该号码；如需重新邀请，请先撤回原邀请',
  'rule.works_already': '该号码的主人已在运营此 IP',
  'rule.owner_leaves': '所有者不能退出，请改为转让 IP',
  'name.invitation_id': '邀请',
  'name.operator_id': '成员',
  'name.accept': '答复',
} satisfies Record<keyof typeof teamEn, string>;

export const teamServerZhCn = {
  'message.invitation_received.title': '邀请您共同运营 {ip_name}',
  'message.invitation_received.body':
    '请用本手机号登录或注册 IP 工作台，查看邀请人并选择接受或谢绝。邀请 {days} 天内有效。',
  'message.invitation_accepted.title': '{name} 接受了运营 {ip_name} 的邀请',
  'message.invitation_accepted.body': '接下来由平台分配权限，完成后会通知双方。',
  'message.invitation_declined.title': '运营 {ip_name} 的邀请被谢绝',
  'message.invitation_declined.body': '号码 {phone} 谢绝了邀请。',
  'message.operator_joined.title': '{name} 已加入 {ip_name} 的运营',
  'message.operator_joined.body': '平台已分配权限。您可以随时收回。',
  'message.operator_left.title': '{name} 不再运营 {ip_name}',
  'message.operator_left.body': '其对该 IP 的权限已结束。',
} satisfies Record<keyof typeof teamServerEn, string>;
