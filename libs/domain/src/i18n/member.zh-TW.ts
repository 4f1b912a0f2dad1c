import { newPasswordZhTw } from './new-password.zh-TW';
import type { memberEn, memberServerEn } from './member.en';

export const memberZhTw = {
  ...newPasswordZhTw,
  'rule.password_same': '新密碼不能與舊密碼相同',
  'rule.old_password': '目前密碼不正確',
  'rule.document_number': '身分證號碼為 18 位，請核對每一位',
  'rule.identity': '姓名與證件號碼、手機號碼不一致',
  'name.old_password': '目前密碼',
  'name.real_name': '真實姓名',
  'channel.in_app': '站內',
  'channel.sms': '簡訊',
  'channel.email': '電子郵件',
  'channel.daily': '每天一次',
  'state.data_export.preparing': '準備中',
  'state.data_export.ready': '可下載',
  'state.data_export.failed': '未完成',
  'state.data_export.expired': '已刪除',
  'action.data_export.finish': '準備完成',
  'action.data_export.fail': '未完成',
  'action.data_export.expire': '刪除',
  'rule.email': '請填寫有效的電子郵件地址',
  'rule.security_channel': '安全訊息無法關閉：簡訊與電子郵件至少要保留一種',
  'rule.email_needed': '請先確認電子郵件地址',
  'rule.same_phone': '這就是您目前的手機號碼',
  'rule.identity_pending': '您的身分正在審核，有結果後才能改用其他國家或地區的號碼',
  'name.email': '電子郵件地址',
  'name.old_yzm': '傳送到目前手機號碼的驗證碼',
  'name.group': '分組',
  'name.channel': '通知方式',
  'name.on': '開關',
  'name.is_read': '已讀或未讀',
  'name.closure_id': '註銷申請',
  'state.follow_up.open': '待追蹤',
  'state.follow_up.done': '已完成',
  'action.follow_up.finish': '完成',
  'action.follow_up.reopen': '重新開啟',
  'rule.past_date': '{field}不能早於今天',
  'name.text': '備註',
  'name.due_on': '追蹤日期',
  'name.about': '追蹤事項',
  'name.field': '欄位',
  'name.contact_phone': '聯絡電話',
  'name.contact_email': '電子郵件',
} satisfies Record<keyof typeof memberEn, string>;

export const memberServerZhTw = {
  'error.REVEALS_USED': '您一天內查看個人資料的次數已達上限，{wait}後可再查看',
  'message.consultant_assigned.title': '{name} 現在是您的 IP 顧問',
  'message.consultant_assigned.body': '認領、授權、合作的問題都可以請教顧問，聯絡方式在個人中心。',
  'message.consultant_ended.title': '{name} 不再擔任您的 IP 顧問',
  'message.consultant_ended.body': '新顧問到任之前，有需要請聯絡客服。',
  'message.phone_changed.title': '手機號碼已變更',
  'message.phone_changed.body': '之後請用 {phone} 登入，其他裝置都已登出。如果不是您本人，請立即聯絡我們。',
  'sms.phone_changed':
    '【IP 工作台】您帳號的手機號碼已改為 {phone}，本號碼不能再登入該帳號。如果不是您本人，請立即聯絡我們。',
  'error.SETTLE_FIRST': '請先處理完成：{obstacle}',
  'message.email_changed.title': '電子郵件地址已變更',
  'message.email_changed.body': '之後的郵件會寄到 {email}。如果不是您本人，請立即變更密碼並聯絡我們。',
  'message.email_removed.title': '電子郵件地址已移除',
  'message.email_removed.body': '之後不再寄到這個信箱。如果不是您本人，請立即變更密碼並聯絡我們。',
  'message.export_ready.title': '您的資料副本準備好了',
  'message.export_ready.body': '{days} 天內可在個人中心下載。如果不是您本人申請，請立即變更密碼。',
  'message.export_failed.title': '資料副本產生失敗',
  'message.export_failed.body': '很抱歉，請再申請一次。',
  'message.closure_requested.title': '您的帳號將於 {date}註銷',
  'message.closure_requested.body':
    '在那之前，您可以在個人中心選擇保留帳號。如果不是您本人申請，請保留帳號並立即變更密碼。',
  'message.closure_withdrawn.title': '您的帳號會保留下來',
  'message.closure_withdrawn.body': '註銷申請已撤回，一切照舊。',
  'message.closure_held.title': '帳號註銷暫緩',
  'message.closure_held.body': '{reason_label}。{reason}',
  'message.closure_resumed.title': '帳號註銷繼續進行',
  'message.closure_resumed.body': '帳號將於 {date}註銷。在那之前，您可以在個人中心選擇保留。',
  'message.closure_closed.title': '您的帳號已註銷',
  'message.closure_closed.body': '您的個人資料已清除。謝謝您一路相伴，這個號碼可以重新註冊。',
  'digest.title': '今天的訊息：{count} 則',
  'digest.between': '；',
  'sms.notice': '【IP 工作台】{title}。{body}',
  'sms.confirm': '您正在確認是您本人操作，驗證碼 {code}，{minutes} 分鐘內有效，請勿告訴他人。',
  'mail.notice':
    '{body}\n\n詳情請照常登入 IP 工作台，在個人中心查看。我們的郵件從不附上登入連結。\n\n哪些訊息要寄到信箱，可在「通知設定」選擇。\n\nIP 工作台',
  'mail.code.title': 'IP 工作台驗證碼：{code}',
  'mail.code.body':
    '您正在確認這個電子郵件地址，驗證碼是 {code}，{minutes} 分鐘內有效，請勿告訴他人。\n\n如果不是您本人，請忽略這封信，不會有任何變更。\n\nIP 工作台',
  'export.readme': `這個壓縮檔收錄您提供給 IP 工作台的資料，截至 {date}。

profile.json        帳號資料與通知設定
verification.json   實名驗證
claims.json         您的認領
sheets.json         收到的合作需求與您的回覆
reply_templates.json 您保存的回覆範本
followed_tenders.json 您的 IP 追蹤的招標專案
tender_registrations.json 您的 IP 報名招標專案的資料與結果
tender_questions.json 您的 IP 對招標專案的提問與答覆
tender_objections.json 您的 IP 對招標結果的異議與答覆
followed_campaigns.json 您的 IP 追蹤的徵集
cooperations.json 您的 IP 與品牌方的合作
design_threads.json 商品與物料的設計稿溝通，以及您的回覆
image_requests.json 品牌方的高畫質圖片申請，以及您的答覆
campaign_entries.json 您以本人手機號碼投給徵集活動的作品
claim_draft.json    您未送出的認領資料
disputes.json       您對認領提出的異議
claim_answers.json  您對他人異議的答覆
complaints.json     對您的 IP 的侵權投訴與您的說明
invitations.json    您發出或收到的共同營運 IP 的邀請
ips.json            您擁有的 IP，以及您協助營運的 IP
series.json         您的 IP 的系列圖片
shop.json           公開頁設定與私域連結
pieces.json         您的 IP 的案例、里程碑、動態與公告
visits.json         您的 IP 公開頁每天的訪客數
figures.json        公開頁訪客來源、開啟與下載次數，以及標籤掃碼次數（依日）
edits.json          您送出的修改與審核結果
trash.json          30 天內刪除的內容
goods.json          您的 IP 的貼標商品
merchants.json      授權商家
label_orders.json   標籤訂單、收件資料與發票
payments.json       標籤訂單與著作權備案的行動支付
refunds.json        標籤訂單與著作權備案的退款
code_requests.json  用碼申請與處理結果
code_downloads.json 您下載過的碼檔案與時間
code_reports.json   買家對您標籤的檢舉
code_alerts.json    標籤異常掃碼提醒與處理結果
messages.json       給您的訊息
consents.json       您同意過的協議與時間
filings.json        您的著作權備案與審核結果
skins.json          您的影音平台裝扮與審核結果
handovers.json      您發起或收到的 IP 移轉
sessions.json       登入裝置
sign_ins.json       登入紀錄
files.json          您上傳的檔案清單，檔案在 files 資料夾

時間皆為 UTC。請妥善保管：裡面有您的證件號碼與手機號碼原文。`,
  'message.welcome.title': '歡迎加入',
  'message.welcome.body': '帳號已開通。完成實名驗證後，即可認領您的第一個 IP。',
  'message.real_name_verified.title': '實名驗證已通過',
  'message.real_name_verified.body': '現在可以認領 IP 了。',
  'message.password_changed.title': '密碼已變更',
  'message.password_changed.body': '若非本人操作，請立即重設密碼並聯絡我們。',
  'sms.yzm': '您的驗證碼為 {code}，{minutes} 分鐘內有效，請勿外洩。',
} satisfies Record<keyof typeof memberServerEn, string>;
