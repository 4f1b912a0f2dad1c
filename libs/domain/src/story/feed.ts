import * as z from 'zod/mini';
import { TEXT, UPLOADS } from '../core/limits';
import { files, optionalText } from '../core/wire';
import { contentItemApi, type ContentItemKind } from '../review/content-item';

const fields = {
  feed_content: optionalText(TEXT.feed),
  feed_image: files(0, UPLOADS.feed_image.count),
};

/** A moment: some words, some pictures, at least one of the two. A rejected one is submitted again: resent. */
export const feedKind = {
  name: 'feed',
  schema: z
    .strictObject({
      ...fields,
      feed_content: z.pipe(
        z.transform((text) => text ?? undefined),
        fields.feed_content,
      ),
    })
    .check(
      z.refine(({ feed_content, feed_image }) => !!feed_content || feed_image.length > 0, {
        error: 'required',
        path: ['feed_content'],
        params: { rule: 'required' },
      }),
    ),
  draft: fields,
  files: { feed_image: 'feed_image' },
  texts: ['feed_content'],
  title: 'feed_content',
  picture: 'feed_image',
  most: 1000,
  page: '/ipStore/ipFeedDetail',
} as const satisfies ContentItemKind;

export const feedApi = contentItemApi(feedKind);
