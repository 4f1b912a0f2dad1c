import type { uploadsEn } from './uploads.en';

export const uploadsZhTw = {
  'rule.file': '{field}中的檔案無法使用',
  'rule.file_type': '僅支援 {accept} 格式的檔案',
  'rule.file_size': '檔案大小不能超過限制（{max}）',
  'rule.file_pixels': '請依指定尺寸上傳！（{width}×{height} 像素）',
  'rule.file_broken': '檔案已損壞或不是圖片',
  'rule.file_animation': '圖片像素或影格數過多',
  'rule.file_count': '最多上傳 {max} 個檔案',
  'rule.file_quota': '您的儲存空間已滿',
  'rule.file_unfinished': '您有 {max} 個未完成的上傳，請先完成或取消其中一個',
  'rule.file_partial': '檔案尚未全部傳完',
} satisfies Record<keyof typeof uploadsEn, string>;
