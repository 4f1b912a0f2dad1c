import type { codeExportWebEn } from './code-export.i18n.en';

export const codeExportWebZhTw = {
  'code.export': '下載碼',
  'code.export.batch': '批次 {number}',
  'code.export.revoked': '已作廢 {count} 枚，未列入檔案',
  'code.export.none': '目前沒有可下載的碼。',
  'code.export.blocked.suspended': '我們的人員正在查核這一批碼，處理完成後即可下載。',
  'code.export.blocked.revoked': '這一批碼已作廢，無法再下載。',
  'code.export.sheets': 'A4 共 {count} 張',
  'code.export.use.csv': '供標籤印表機或自行編排使用：每行一枚碼，含序號、碼與 QR Code 網址。',
  'code.export.use.pdf':
    '每張 126 枚 25 × 15 公釐標籤。請用貼紙、以 100% 比例、300 dpi 以上列印，再沿裁切線裁開。',
  'code.export.take': '下載 {format}',
  'code.export.care':
    '請像保管標籤一樣保管這些檔案：拿到檔案的人就能印出您的標籤。下載連結僅供您本人使用一次；下載中斷時，可在瀏覽器中續傳。',
  'code.export.issue.title': '為這筆訂單產生 {count} 枚碼？',
  'code.export.issue.text': '這些碼會歸入本訂單的批次，無法再分給商家。',
  'code.export.issue.confirm': '產生並下載',
  'code.export.former': '下載紀錄',
  'code.export.moving': '已送出 {percent}%',
  'code.export.checksum': '核對碼（SHA-256）',
  'code.export.checksum.use': '印刷前請與檔案的核對碼比對；若不一致，請重新下載。',
} as const satisfies Record<keyof typeof codeExportWebEn, string>;
