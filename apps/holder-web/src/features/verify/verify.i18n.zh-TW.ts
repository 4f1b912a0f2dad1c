import type { verifyEn } from './verify.i18n.en';

export const verifyZhTw = {
  'verify.title': '驗證證書',
  'verify.lead':
    '請選擇您收到的證書 PDF 原始檔，或選擇任意檔案依雜湊查詢時間證明。驗證在您的瀏覽器中完成，檔案不會離開您的裝置。',
  'verify.number': '證書 {id}',
  'verify.choose': '選擇證書或檔案',
  'verify.choose_hint': '或拖放到這裡',
  'verify.again': '選擇另一份證書或檔案',
  'verify.busy': '正在驗證 {name}…',
  'verify.valid': '證書有效',
  'verify.valid_text': '檔案與公布的金鑰 {key} 簽章時逐位元組相同。',
  'verify.refused': '這不是有效的證書',
  'verify.other': '連結中的證書編號是 {wanted}，這個檔案的編號是 {found}。',
  'verify.evidence': '這個檔案的時間證明',
  'verify.evidence.busy': '正在依雜湊查詢這個檔案的時間證明…',
  'verify.evidence.none': '沒有內容與此完全相同之檔案的時間證明。',
  'verify.evidence.waiting': '檔案已收到，所在的小時尚未封存，請在下一個整點之後再查。',
  'verify.evidence.sealed': '檔案在 {at} 已收到，於 {sealed} 封存在第 {number} 號根下。',
  'verify.evidence.stamped':
    '檔案在 {at} 已收到，於 {sealed} 封存在第 {number} 號根下，時間戳記機構於 {stamped} 加蓋時間戳記。',
  'verify.evidence.wrong': '一項證明不成立：{reason}',
  'evidence_fault.malformed': '內容不完整',
  'evidence_fault.path': '檔案、時間與路徑推不出該根',
  'evidence_fault.time': '檔案晚於封存時間',
  'evidence_fault.seal': '該根與公布的不一致',
  'evidence_fault.stamp': '時間戳記不屬於該根',
  'verify.compare': '與這份證書比對檔案',
  'verify.compare_choose': '選擇檔案',
  'verify.compare_hint': '或拖放到這裡。這些檔案同樣不會離開您的裝置。',
  'verify.same': '{name} 是這份證書所列的檔案。',
  'verify.different': '{name} 不在這份證書之列：內容不同。',
  'verify.too_large': '{name} 太大，無法在這裡讀取（50 MB）。',
  'verify.offline':
    '不使用本網站時：以本軟體的 npm run verify:certificate，以及 /api/certificate/keys 公布的公鑰，可以驗證同一個檔案。',
} satisfies Record<keyof typeof verifyEn, string>;
