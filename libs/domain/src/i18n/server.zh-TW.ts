import { claimServerZhTw } from './claim.zh-TW';
import { complaintServerZhTw } from './complaint.zh-TW';
import { teamServerZhTw } from './team.zh-TW';
import { codeServerZhTw } from './code.zh-TW';
import { ipServerZhTw } from './ip.zh-TW';
import { opportunityZhTw, opportunityServerZhTw } from './opportunity.zh-TW';
import { certificateZhTw } from './certificate.zh-TW';
import { campaignZhTw, campaignServerZhTw } from './campaign.zh-TW';
import { cooperationZhTw, cooperationServerZhTw } from './cooperation.zh-TW';
import { tenderZhTw, tenderServerZhTw } from './tender.zh-TW';
import { memberServerZhTw } from './member.zh-TW';
import { shopServerZhTw } from './shop.zh-TW';
import { staffZhTw, staffServerZhTw } from './staff.zh-TW';
import { agreementZhTw } from './agreement.zh-TW';
import { parameterZhTw } from './parameter.zh-TW';
import type { ServerKey } from './server.en';
import { handoverServerZhTw } from './handover.zh-TW';
import { filingZhTw, filingServerZhTw } from './filing.zh-TW';
import { skinZhTw, skinServerZhTw } from './skin.zh-TW';

export const serverZhTw = {
  ...claimServerZhTw,
  ...complaintServerZhTw,
  ...teamServerZhTw,
  ...codeServerZhTw,
  ...ipServerZhTw,
  ...memberServerZhTw,
  ...opportunityZhTw,
  ...opportunityServerZhTw,
  ...campaignZhTw,
  ...certificateZhTw,
  ...campaignServerZhTw,
  ...cooperationZhTw,
  ...cooperationServerZhTw,
  ...tenderZhTw,
  ...tenderServerZhTw,
  ...shopServerZhTw,
  ...staffZhTw,
  ...staffServerZhTw,
  ...agreementZhTw,
  'rule.filter': '不能依{field}篩選，可用：{allowed}',
  'rule.sort': '{value} 不是這份清單的排序方式，可用：{allowed}，方向為 ASC 或 DESC',
  'rule.file_type.content': '檔名以 {extension} 結尾，但內容是 {content}；僅支援 {accept} 格式的檔案',
  'rule.file_type.unknown_content': '檔案內容與檔名結尾的 {extension} 不符；僅支援 {accept} 格式的檔案',
  'rule.other_record': '紀錄的 id 與請求網址中的 id 不相符',
  'error.VALIDATION': '請檢查填寫內容：{first}',
  'error.SIGNATURE': '簽章缺少或不正確',
  'error.YZM': '驗證碼錯誤、已使用或已過期',
  'error.CAPTCHA': '需要先完成一道小運算，請重試',
  'error.NOT_FOUND': '內容不存在',
  'error.STATE': '目前狀態為「{state}」，無法執行此操作',
  'error.STATE.public_series': '系列「{name}」為公開狀態，請先改為不公開再修改',
  'error.STATE.trash_taken': '目前已有另一份，請先刪除再復原',
  'error.STATE.trash_full': '這類內容已達到數量上限，請先刪除一個再復原',
  'error.STATE.notes_full': '此會員已有 {max} 則備註，請聯絡管理員刪除過時的備註',
  'error.CONFLICT': '內容已由他人變更，請重新整理後再試',
  'error.PHONE_UNKNOWN': '此手機號碼尚未註冊',
  'error.PASSWORD': '密碼不正確',
  'error.LOCKED': '錯誤次數過多，請於 {wait}後再試',
  'error.PHONE_TAKEN': '此手機號碼已註冊',
  'error.NO_CURRENT_IP': '請先選擇一個 IP',
  'error.AGREEMENT': '請先閱讀並同意以下協議：{agreement}',
  'name.range': '分頁範圍',
  'name.idempotency_key': '請求編號',
  'error.REAL_NAME.claim': '認領 IP 需要實名驗證，請先完成實名驗證',
  'error.AGREEMENT.register': '您必須同意以下協議才能繼續註冊',
  'error.NO_ACCESS': '尚未指派權限，請等待或聯絡管理員',
  'error.TOO_MANY': '操作過於頻繁，請於 {wait}後再試',
  'error.FILES_USED': '今天接收的圖片已達上限，請於 {wait}後再試',
  'error.TOKEN_ILLEGAL': '請先登入',
  'error.TOKEN_ENDED': '您的登入已結束：可能在他處登入，或由管理員結束，請重新登入',
  'error.TOKEN_EXPIRED': '登入已過期，請重新登入',
  'error.TOTP_NEEDED': '請輸入動態驗證碼',
  'error.FORBIDDEN': '您沒有此操作的權限',
  'error.TOO_LARGE': '請求內容過大',
  'error.MEDIA_TYPE': '不支援的內容類型',
  'error.BUSY': '服務忙碌，請稍後再試',
  'error.INTERNAL': '未知錯誤，請聯絡客服！',
  'message.rights_expiring.title': '權利文件將於 {day}到期：{title}',
  'message.rights_expiring.body': '請為 {ip_name} 的這個系列上傳新的權利文件並送出審核。',
  'message.rights_expired.title': '權利文件已到期：{title}',
  'message.rights_expired.body':
    '有效期限到 {day}。{ip_name} 的這個系列維持現狀，請上傳新的權利文件並送出審核。',
  'message.content_approved.title': '審核通過：{title}',
  'message.content_approved.title.feed': '已發布：{title}',
  'message.content_approved.title.milestone': '已通過：{title}',
  'message.content_approved.body': '{ip_name}：{subject_label}已依您的修改生效。',
  'message.series_editable.title': '可以編輯了：{title}',
  'message.series_editable.body': '{ip_name} 的這個系列已改為不公開。請編輯後送出，審核通過後會重新公開。',
  'message.content_published.title': '其他營運者已發布：{title}',
  'message.content_published.body': '{ip_name}：{subject_label}由 {operator} 修改，已通過審核並生效。',
  'message.content_taken_down.title': '其他營運者已下架：{title}',
  'message.content_taken_down.body':
    '{ip_name}：{subject_label}由 {operator} 刪除或下架。刪除的內容會在回收桶保留 30 天。',
  'message.ip_corrected.title': '平台更正了 {ip_name} 的資料',
  'message.ip_corrected.body': '可以查看修改前後的內容。',
  'content.copy': '{name}（副本）',
  'message.content_rejected.title': '審核未通過：{title}',
  'message.content_rejected.title.feed': '審核未通過：{title}',
  'message.content_rejected.title.milestone': '已駁回：{title}',
  'message.content_rejected.body': '{ip_name} · {subject_label}：{reason_label}。{reason}',
  'message.broadcast.title': '{title}',
  'message.broadcast.body': '{body}',
  'message.real_name_rejected.title': '實名驗證未通過',
  'message.real_name_rejected.body': '{reason_label}。{reason}',
  ...parameterZhTw,
  ...handoverServerZhTw,
  ...filingZhTw,
  ...filingServerZhTw,
  ...skinZhTw,
  ...skinServerZhTw,
} satisfies Record<ServerKey, string>;
