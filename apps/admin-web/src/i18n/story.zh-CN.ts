import type { StoryKey } from './story.en';

export const storyZhCn = {
  'field.case_name': '案例名称',
  'field.case_type_id': '案例类型',
  'field.case_desc': '案例介绍',
  'field.case_image': '案例封面',
  'field.image_list': '案例图片',
  'field.event_image': '事件图片',
  'field.event_date': '事件日期',
  'field.event_desc': '事件介绍',
  'field.feed_content': '动态内容',
  'field.feed_image': '动态图片',
  'field.announcement_title': '公告标题',
  'field.announcement_content': '公告内容',
} satisfies Record<StoryKey, string>;
