import type { RequestKey } from './request.en';

export const requestZhCn = {
  'rule.contact_found': '{field}不能含有联系方式，请删除“{part}”',
  'rule.own_ip': '这是您自己的 IP，不能向它提交需求',
  'rule.sheet_open': '您对该 IP 已有进行中的需求',
  'rule.private_link': '该私域链接已失效或不属于该 IP',
  'name.sku_id': '衍生品类',
  'name.buy_num': '采购数量',
  'name.sku_describe': '产品描述',
  'name.company_case': '企业案例',
  'name.company_case_images': '案例图片',
  'name.other_describe': '其他说明',
  'name.buyer_name': '您的称呼',
  'name.source': '私域链接',
  'name.corrects': '原需求',
  'rule.field_taken': '该品类已授权他方至 {until}（含当天）',
} satisfies Record<RequestKey, string>;
