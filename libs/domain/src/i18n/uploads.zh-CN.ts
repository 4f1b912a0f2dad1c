import type { uploadsEn } from './uploads.en';

export const uploadsZhCn = {
  'rule.file': '{field}中的文件不可用',
  'rule.file_type': '仅支持 {accept} 格式的文件',
  'rule.file_size': '文件大小不能超过限制（{max}）',
  'rule.file_pixels': '请按指定尺寸上传！（{width}×{height} 像素）',
  'rule.file_broken': '文件已损坏或不是图片',
  'rule.file_animation': '图片像素或帧数过多',
  'rule.file_count': '最多上传 {max} 个文件',
  'rule.file_quota': '您的存储空间已满',
  'rule.file_unfinished': '您有 {max} 个未完成的上传，请先完成或取消其中一个',
  'rule.file_partial': '文件尚未全部传完',
} satisfies Record<keyof typeof uploadsEn, string>;
