import * as z from 'zod/mini';
import { TEXT } from '../core/limits';
import { day, file, optionalFile, optionalText, text } from '../core/wire';
import { contentItemApi, type ContentItemKind } from '../review/content-item';

/** A milestone: what happened to an IP, and on which day. */
export const milestoneKind = {
  name: 'milestone',
  schema: z.strictObject({ event_image: file(), event_date: day(), event_desc: text(TEXT.eventDesc) }),
  draft: {
    event_image: optionalFile(),
    event_date: z.optional(day()),
    event_desc: optionalText(TEXT.eventDesc),
  },
  files: { event_image: 'milestone_cover' },
  texts: ['event_desc'],
  title: 'event_desc',
  picture: 'event_image',
  rank: 'event_date',
  most: 200,
  page: '/ipStore/milestoneDetail',
} as const satisfies ContentItemKind;

export const milestoneApi = contentItemApi(milestoneKind);
