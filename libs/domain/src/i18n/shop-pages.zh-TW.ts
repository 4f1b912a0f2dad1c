import type { shopPagesEn } from './shop-pages.en';

export const shopPagesZhTw = {
  'state.shop_link.off': '尚未開啟',
  'state.shop_link.on': '使用中',
  'action.shop_link.issue': '產生私域連結',
  'action.shop_link.renew': '換一個新連結',
  'action.shop_link.revoke': '停用連結',
  'rule.dialled': '{field}不像是可以撥打的號碼，請確認',
  'manual.read': '只檢查了前 {pages} 頁。',
  'manual.size': '{pages} 頁 · {size}',
  'action.manual.delete': '刪除手冊',
  'rule.pdf_broken': '這個 PDF 已損壞，或內容過於複雜而無法讀取，請重新匯出',
  'rule.pdf_encrypted': '這個 PDF 設有密碼或使用限制，請移除後再上傳',
  'rule.pdf_script': '這個 PDF 含有指令碼，請移除後重新匯出',
  'rule.pdf_opens': '這個 PDF 會自動執行動作（例如開啟時），請移除後重新匯出',
  'rule.pdf_launch': '這個 PDF 會啟動其他程式，請刪除這樣的連結',
  'rule.pdf_embedded': '這個 PDF 夾帶了其他檔案，請刪除附件',
  'rule.pdf_media': '這個 PDF 含有影片、聲音或 3D 內容，請改用圖片',
  'rule.pdf_form': '這個 PDF 是會傳送或載入資料的表單，請匯出為一般 PDF',
  'rule.pdf_pages': '這個 PDF 超過 {max} 頁，請拆成幾個檔案',
  'rule.pdf_link': '這個 PDF 含有會開啟檔案或執行動作的連結，請只保留指向網頁、電子郵件和電話的連結',
  'rule.pdf_packed': '這個 PDF 有部分內容無法檢查，請重新匯出為一般 PDF',
} satisfies Record<keyof typeof shopPagesEn, string>;
