import * as z from 'zod/mini';
import { TEXT } from '../core/limits';
import { optionalText, text } from '../core/wire';
import { contentItemApi, type ContentItemKind } from '../review/content-item';

/** An announcement: news of an IP in words alone. */
export const announcementKind = {
  name: 'announcement',
  schema: z.strictObject({
    announcement_title: text(TEXT.announcementTitle),
    announcement_content: text(TEXT.announcement),
  }),
  draft: {
    announcement_title: optionalText(TEXT.announcementTitle),
    announcement_content: optionalText(TEXT.announcement),
  },
  files: {},
  texts: ['announcement_title', 'announcement_content'],
  title: 'announcement_title',
  most: 200,
  page: '/ipStore/ipAnnouncementDetail',
} as const satisfies ContentItemKind;

export const announcementApi = contentItemApi(announcementKind);
