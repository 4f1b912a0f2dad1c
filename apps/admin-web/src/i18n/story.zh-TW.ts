import type { StoryKey } from './story.en';

export const storyZhTw = {
  'field.case_name': '案例名稱',
  'field.case_type_id': '案例類型',
  'field.case_desc': '案例介紹',
  'field.case_image': '案例封面',
  'field.image_list': '案例圖片',
  'field.event_image': '事件圖片',
  'field.event_date': '事件日期',
  'field.event_desc': '事件介紹',
  'field.feed_content': '動態內容',
  'field.feed_image': '動態圖片',
  'field.announcement_title': '公告標題',
  'field.announcement_content': '公告內容',
} satisfies Record<StoryKey, string>;
