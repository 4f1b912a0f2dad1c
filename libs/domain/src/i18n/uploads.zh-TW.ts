import type { uploadsEn } from './uploads.en';

export const uploadsZhTw = {
  'rule.file_unfinished': '您有 {max} 個未完成的上傳，請先完成或取消其中一個',
  'rule.file_partial': '檔案尚未全部傳完',
} satisfies Record<keyof typeof uploadsEn, string>;
