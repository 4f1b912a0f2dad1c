import type { StaffKey } from './staff.en';

export const staffZhTw = {
  'state.staff.invited': '等待首次登入',
  'state.staff.active': '使用中',
  'state.staff.disabled': '已停用',
  'state.job.queued': '等候寄送',
  'state.job.done': '已寄送',
  'state.job.failed': '寄送失敗',
  'rule.recovery_code': '備用碼是 10 個字母與數字，每組只能用一次',
  'rule.second_factor': '請輸入動態驗證碼或備用碼',
  'rule.export_size': '一次最多匯出 {max} 列，請縮小篩選範圍',
  'name.name': '姓名',
  'name.role': '角色',
  'name.recovery_code': '備用碼',
} satisfies Record<StaffKey, string>;
