import { newPasswordZhCn } from './new-password.zh-CN';
import type { memberEn, memberServerEn } from './member.en';

export const memberZhCn = {
  ...newPasswordZhCn,
  'rule.password_same': '新密码不能与旧密码相同',
  'rule.old_password': '当前密码不正确',
  'rule.document_number': '身份证号码为 18 位，请核对每一位',
  'rule.identity': '姓名与证件号码、手机号码不一致',
  'name.old_password': '当前密码',
  'name.real_name': '真实姓名',
  'channel.in_app': '站内',
  'channel.sms': '短信',
  'channel.email': '邮件',
  'channel.daily': '每天一次',
  'state.data_export.preparing': '准备中',
  'state.data_export.ready': '可下载',
  'state.data_export.failed': '未成功',
  'state.data_export.expired': '已删除',
  'action.data_export.finish': '准备完成',
  'action.data_export.fail': '未成功',
  'action.data_export.expire': '删除',
  'rule.email': '请填写有效的邮箱地址',
  'rule.security_channel': '安全消息不能关闭：短信与邮件至少保留一种',
  'rule.email_needed': '请先确认邮箱地址',
  'rule.same_phone': '这就是您当前的手机号',
  'rule.identity_pending': '您的身份正在审核，有结果后才能改用其他国家或地区的号码',
  'name.email': '邮箱地址',
  'name.old_yzm': '发送到当前手机号的验证码',
  'name.group': '分组',
  'name.channel': '通知方式',
  'name.on': '开关',
  'name.is_read': '已读或未读',
  'name.closure_id': '注销申请',
  'state.follow_up.open': '待跟进',
  'state.follow_up.done': '已完成',
  'action.follow_up.finish': '完成',
  'action.follow_up.reopen': '重新打开',
  'rule.past_date': '{field}不能早于今天',
  'name.text': '备注',
  'name.due_on': '跟进日期',
  'name.about': '跟进事项',
  'name.field': '字段',
  'name.contact_phone': '联系电话',
  'name.contact_email': '联系邮箱',
} satisfies Record<keyof typeof memberEn, string>;

export const memberServerZhCn = {
  'error.REVEALS_USED': '您一天内查看隐私信息的次数已达上限，{wait}后可再查看',
  'message.consultant_assigned.title': '{name} 现在是您的 IP 顾问',
  'message.consultant_assigned.body': '认领、授权、合作的问题都可以问顾问，联系方式见个人中心。',
  'message.consultant_ended.title': '{name} 不再担任您的 IP 顾问',
  'message.consultant_ended.body': '新顾问到位前，有事请联系客服。',
  'message.phone_changed.title': '手机号已变更',
  'message.phone_changed.body': '今后请用 {phone} 登录，其他设备均已退出。如非本人操作，请立即联系我们。',
  'sms.phone_changed':
    '【IP 工作台】您账号的手机号已改为 {phone}，本号码不能再登录该账号。如非本人操作，请立即联系我们。',
  'error.SETTLE_FIRST': '请先处理完毕：{obstacle}',
  'message.email_changed.title': '邮箱地址已变更',
  'message.email_changed.body': '今后的邮件将发送到 {email}。如非本人操作，请立即修改密码并联系我们。',
  'message.email_removed.title': '邮箱地址已移除',
  'message.email_removed.body': '今后不再发送到该邮箱。如非本人操作，请立即修改密码并联系我们。',
  'message.export_ready.title': '您的数据副本已备好',
  'message.export_ready.body': '您可在 {days} 天内到个人中心下载。如非本人申请，请立即修改密码。',
  'message.export_failed.title': '数据副本生成失败',
  'message.export_failed.body': '很抱歉，请再申请一次。',
  'message.closure_requested.title': '您的账号将于 {date}注销',
  'message.closure_requested.body':
    '在此之前，您可以在个人中心选择保留账号。如非本人申请，请保留账号并立即修改密码。',
  'message.closure_withdrawn.title': '您的账号已保留',
  'message.closure_withdrawn.body': '注销申请已撤回，一切照旧。',
  'message.closure_held.title': '账号注销已暂缓',
  'message.closure_held.body': '{reason_label}。{reason}',
  'message.closure_resumed.title': '账号注销继续进行',
  'message.closure_resumed.body': '账号将于 {date}注销。在此之前，您可以在个人中心选择保留。',
  'message.closure_closed.title': '您的账号已注销',
  'message.closure_closed.body': '您的个人信息已清除。感谢一路相伴，此号码可重新注册。',
  'digest.title': '今天的消息：{count} 条',
  'digest.between': '；',
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
sheets.json         收到的合作需求与您的回复
reply_templates.json 您保存的回复模板
followed_tenders.json 您的 IP 关注的招标项目
tender_registrations.json 您的 IP 报名招标项目的资料与结果
tender_questions.json 您的 IP 对招标项目的提问与答复
tender_objections.json 您的 IP 对招标结果的异议与答复
followed_campaigns.json 您的 IP 关注的征集
cooperations.json 您的 IP 与品牌方的合作
design_threads.json 产品与物料的设计稿沟通，以及您的回复
image_requests.json 品牌方的高清图申请，以及您的答复
campaign_entries.json 您用本人手机号投给征集活动的作品
claim_draft.json    您未提交的认领资料
disputes.json       您对认领提出的异议
claim_answers.json  您对他人异议的答复
complaints.json     对您的 IP 的侵权投诉与您的说明
invitations.json    您发出或收到的共同运营 IP 的邀请
ips.json            您拥有的 IP，以及您参与运营的 IP
series.json         您的 IP 的系列图片
shop.json           公开页设置与私域链接
pieces.json         您的 IP 的案例、里程碑、动态与公告
visits.json         您的 IP 公开页每天的访客数
figures.json        公开页访客来源、打开与下载次数，以及标签扫码次数（按天）
edits.json          您提交的修改与审核结果
trash.json          30 天内删除的内容
goods.json          您的 IP 的贴标商品
merchants.json      授权商家
label_orders.json   标签订单、收货信息与发票
payments.json       标签订单与版权备案的钱包付款
refunds.json        标签订单与版权备案的退款
code_requests.json  用码申请与处理结果
code_downloads.json 您下载过的码文件与时间
code_reports.json   买家对您标签的举报
code_alerts.json    标签异常扫码提醒与处理结果
messages.json       给您的消息
consents.json       您同意过的协议与时间
filings.json        您的版权备案与审核结果
skins.json          您的视频平台装扮与审核结果
handovers.json      您发起或收到的 IP 转让
sessions.json       登录设备
sign_ins.json       登录记录
files.json          您上传的文件清单，文件在 files 文件夹中

时间均为 UTC。请妥善保管：其中有您的证件号码与手机号码明文。`,
  'message.welcome.title': '欢迎加入',
  'message.welcome.body': '账号已开通。完成实名认证后，即可认领您的第一个 IP。',
  'message.real_name_verified.title': '实名认证已通过',
  'message.real_name_verified.body': '现在可以认领 IP 了。',
  'message.password_changed.title': '密码已修改',
  'message.password_changed.body': '如非本人操作，请立即重设密码并联系我们。',
  'sms.yzm': '您的验证码为 {code}，{minutes} 分钟内有效，请勿泄露。',
} satisfies Record<keyof typeof memberServerEn, string>;
