import type { uploadsEn } from './uploads.en';

export const uploadsZhCn = {
  'rule.file_unfinished': '您有 {max} 个未完成的上传，请先完成或取消其中一个',
  'rule.file_partial': '文件尚未全部传完',
} satisfies Record<keyof typeof uploadsEn, string>;
