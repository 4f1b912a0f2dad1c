import type { StaffKey } from './staff.en';

export const staffZhCn = {
  'state.staff.invited': '待首次登录',
  'state.staff.active': '正常',
  'state.staff.disabled': '已停用',
  'state.job.queued': '等待发送',
  'state.job.done': '已发送',
  'state.job.failed': '发送失败',
  'rule.recovery_code': '恢复码为 10 位字母和数字，每个只能使用一次',
  'rule.second_factor': '请输入动态验证码或恢复码',
  'rule.export_size': '一次最多导出 {max} 行，请缩小筛选范围',
  'name.name': '姓名',
  'name.role': '角色',
  'name.recovery_code': '恢复码',
} satisfies Record<StaffKey, string>;
