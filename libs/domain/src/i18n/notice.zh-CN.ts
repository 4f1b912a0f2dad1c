import type { noticeEn } from './notice.en';

export const noticeZhCn = {
  'error.SETTLE_FIRST': '请先处理完毕：{obstacle}',
  'message.email_changed.title': '邮箱地址已变更',
  'message.email_changed.body': '今后的邮件将发送到 {email}。如非本人操作，请立即修改密码并联系我们。',
  'message.email_removed.title': '邮箱地址已移除',
  'message.email_removed.body': '今后不再发送到该邮箱。如非本人操作，请立即修改密码并联系我们。',
  'message.export_ready.title': '您的数据副本已备好',
  'message.export_ready.body': '您可在 {days} 天内到个人中心下载。如非本人申请，请立即修改密码。',
  'message.export_failed.title': '数据副本未能生成',
  'message.export_failed.body': '很抱歉，请再申请一次。',
  'message.closure_requested.title': '您的账号将于 {date} 注销',
  'message.closure_requested.body':
    '在此之前，您可以在个人中心选择保留账号。如非本人申请，请保留账号并立即修改密码。',
  'message.closure_withdrawn.title': '您的账号已保留',
  'message.closure_withdrawn.body': '注销申请已撤回，一切照旧。',
  'message.closure_held.title': '账号注销已暂缓',
  'message.closure_held.body': '{reason_label}。{reason}',
  'message.closure_resumed.title': '账号注销继续进行',
  'message.closure_resumed.body': '账号将于 {date} 注销。在此之前，您可以在个人中心选择保留。',
  'message.closure_closed.title': '您的账号已注销',
  'message.closure_closed.body': '您的个人信息已清除。感谢一路相伴，此号码可重新注册。',
  'sms.notice': '【IP 工作台】{title}。{body}',
  'sms.confirm': '您正在确认本人操作，验证码 {code}，{minutes} 分钟内有效，请勿告知他人。',
  'mail.notice':
    '{body}\n\n详情请照常登录 IP 工作台，在个人中心查看。我们的邮件从不附带登录链接。\n\n哪些消息发到邮箱，可在“通知设置”中选择。\n\nIP 工作台',
  'mail.code.title': 'IP 工作台验证码：{code}',
  'mail.code.body':
    '您正在确认此邮箱地址，验证码为 {code}，{minutes} 分钟内有效，请勿告知他人。\n\n如非本人操作，请忽略此邮件，不会有任何变更。\n\nIP 工作台',
  'export.readme': `本压缩包包含您向 IP 工作台提供的信息，截至 {date}。

profile.json        账号信息与通知设置
verification.json   实名认证
claims.json         您的认领
ips.json            您拥有的 IP，以及您参与运营的 IP
series.json         您的 IP 的系列图片
shop.json           店铺设置与私域链接
pieces.json         您的 IP 的案例、里程碑、动态与公告
visits.json         您的 IP 主页每天的访客数
edits.json          您提交的修改与审核结果
goods.json          您的 IP 的贴标商品
merchants.json      授权商家
label_orders.json   标签订单、收货信息与发票
code_requests.json  用码申请与处理结果
code_downloads.json 您下载过的码文件与时间
code_reports.json   买家对您标签的举报
code_alerts.json    标签异常扫码提醒与处理结果
messages.json       给您的消息
consents.json       您同意过的协议与时间
sessions.json       登录设备
sign_ins.json       登录记录
files.json          您上传的文件清单，文件在 files 文件夹中

时间均为 UTC。请妥善保管：其中有您的证件号码与手机号码明文。`,
} satisfies Record<keyof typeof noticeEn, string>;
