import type { teamEn, teamServerEn } from './team.en';

export const teamZhTw = {
  'state.invitation.open': '等待回覆',
  'state.invitation.accepted': '已接受',
  'state.invitation.declined': '已婉拒',
  'state.invitation.withdrawn': '已收回',
  'state.invitation.expired': '已過期',
  'action.invitation.accept': '接受',
  'action.invitation.decline': '婉拒',
  'action.invitation.withdraw': '收回',
  'action.invitation.expire': '已過期',
  'rule.invited_already': '已邀請過這個號碼；若要重新邀請，請先收回原邀請',
  'rule.works_already': '這個號碼的主人已在營運此 IP',
  'rule.owner_leaves': '所有者不能退出，請改用移轉 IP',
  'name.invitation_id': '邀請',
  'name.operator_id': '成員',
  'name.accept': '答覆',
} satisfies Record<keyof typeof teamEn, string>;

export const teamServerZhTw = {
  'message.invitation_received.title': '邀請您一起營運 {ip_name}',
  'message.invitation_received.body':
    '請用這個手機號碼登入或註冊 IP 工作台，查看是誰邀請，並選擇接受或婉拒。邀請 {days} 天內有效。',
  'message.invitation_accepted.title': '{name} 接受了營運 {ip_name} 的邀請',
  'message.invitation_accepted.body': '接下來由平台指派權限，完成後會通知雙方。',
  'message.invitation_declined.title': '營運 {ip_name} 的邀請被婉拒',
  'message.invitation_declined.body': '號碼 {phone} 婉拒了邀請。',
  'message.operator_joined.title': '{name} 已加入 {ip_name} 的營運',
  'message.operator_joined.body': '平台已指派權限，您可以隨時收回。',
  'message.operator_left.title': '{name} 不再營運 {ip_name}',
  'message.operator_left.body': '對方對此 IP 的權限已經結束。',
} satisfies Record<keyof typeof teamServerEn, string>;
