import type { noticeEn } from './notice.en';

export const noticeZhTw = {
  'error.SETTLE_FIRST': '請先處理完成：{obstacle}',
  'message.email_changed.title': '電子郵件地址已變更',
  'message.email_changed.body': '之後的郵件會寄到 {email}。如果不是您本人，請立即變更密碼並聯絡我們。',
  'message.email_removed.title': '電子郵件地址已移除',
  'message.email_removed.body': '之後不再寄到這個信箱。如果不是您本人，請立即變更密碼並聯絡我們。',
  'message.export_ready.title': '您的資料副本準備好了',
  'message.export_ready.body': '{days} 天內可在個人中心下載。如果不是您本人申請，請立即變更密碼。',
  'message.export_failed.title': '資料副本沒有做成',
  'message.export_failed.body': '很抱歉，請再申請一次。',
  'message.closure_requested.title': '您的帳號將於 {date} 註銷',
  'message.closure_requested.body':
    '在那之前，您可以在個人中心選擇保留帳號。如果不是您本人申請，請保留帳號並立即變更密碼。',
  'message.closure_withdrawn.title': '您的帳號會保留下來',
  'message.closure_withdrawn.body': '註銷申請已撤回，一切照舊。',
  'message.closure_held.title': '帳號註銷暫緩',
  'message.closure_held.body': '{reason_label}。{reason}',
  'message.closure_resumed.title': '帳號註銷繼續進行',
  'message.closure_resumed.body': '帳號將於 {date} 註銷。在那之前，您可以在個人中心選擇保留。',
  'message.closure_closed.title': '您的帳號已註銷',
  'message.closure_closed.body': '您的個人資料已清除。謝謝您一路相伴，這個號碼可以重新註冊。',
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
ips.json            您擁有的 IP，以及您協助營運的 IP
series.json         您的 IP 的系列圖片
shop.json           店面設定與私域連結
pieces.json         您的 IP 的案例、里程碑、動態與公告
visits.json         您的 IP 主頁每天的訪客數
edits.json          您提交的修改與審核結果
goods.json          您的 IP 的貼標商品
merchants.json      授權商家
label_orders.json   標籤訂單、收件資料與發票
code_requests.json  用碼申請與處理結果
code_downloads.json 您下載過的碼檔案與時間
code_reports.json   買家對您標籤的檢舉
code_alerts.json    標籤異常掃碼提醒與處理結果
messages.json       給您的訊息
consents.json       您同意過的協議與時間
sessions.json       登入裝置
sign_ins.json       登入紀錄
files.json          您上傳的檔案清單，檔案在 files 資料夾

時間皆為 UTC。請妥善保管：裡面有您的證件號碼與手機號碼原文。`,
} satisfies Record<keyof typeof noticeEn, string>;
