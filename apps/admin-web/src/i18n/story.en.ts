/** Fields of cases, milestones, moments and announcements. */
export const storyEn = {
  'field.case_name': 'Name of the case',
  'field.case_type_id': 'Kind of case',
  'field.case_desc': 'Description',
  'field.case_image': 'Cover',
  'field.image_list': 'Pictures',
  'field.event_image': 'Picture',
  'field.event_date': 'Date',
  'field.event_desc': 'What happened',
  'field.feed_content': 'Text',
  'field.feed_image': 'Pictures',
  'field.announcement_title': 'Title',
  'field.announcement_content': 'Text',
} as const;

export type StoryKey = keyof typeof storyEn;
