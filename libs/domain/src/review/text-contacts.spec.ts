import { ipInfoSchema } from '../ip/ip-info.schema';
import { STORIES } from '../story/story';
import type * as z from 'zod/mini';
import type { ContentKind } from '../kind/content-kind';
import { CONTENT_KINDS } from '../kind/content-kinds';
import { contentSchema } from './content-schema';
import { contactsIn, fieldsWithContacts } from './text-contacts';

const PHONE = '加微信 teafox_2019';

it('finds contact details in whatever a holder writes freely', () => {
  expect(contactsIn(STORIES.feed.kind, 'feed_content', `新品上架，${PHONE}`)).toEqual([
    { kind: 'wechat', text: '微信 teafox_2019' },
  ]);
  expect(contactsIn(CONTENT_KINDS.ipInfo, 'own_kernels', ['茶', 'QQ 1234567'])).toHaveLength(1);
  expect(contactsIn(STORIES.case.kind, 'case_image', PHONE)).toEqual([]);
  expect(contactsIn(STORIES.case.kind, 'case_desc', null)).toEqual([]);
  expect(fieldsWithContacts(STORIES.case.kind, { case_name: PHONE, case_desc: '联名茶礼盒' })).toEqual([
    'case_name',
  ]);
});

interface Tried {
  safeParse: (value: unknown) => { success: boolean };
}
interface Shaped {
  def: { shape: Record<string, Tried>; options?: Shaped[] };
}

/** Fields of a content that accept any text, found by trying. */
type Complete = ContentKind & { schema: z.ZodMiniType };

function free({ schema, files }: Complete): string[] {
  const { def } = schema as unknown as Shaped;
  const fields = (def.options ?? [{ def }]).flatMap((one) => Object.entries(one.def.shape));
  const takes = (one: Tried) => one.safeParse(PHONE).success || one.safeParse([PHONE]).success;
  return fields.filter(([field, one]) => !(field in files) && takes(one)).map(([field]) => field);
}

const { ipInfo, series, contact } = CONTENT_KINDS;

it.each([
  { ...series, schema: contentSchema(series) },
  { ...contact, schema: contentSchema(contact) },
  { ...ipInfo, schema: ipInfoSchema },
  ...Object.values(STORIES).map(({ kind, schema }) => ({ ...kind, schema })),
])('leaves no free text of $name out', (content: Complete) => {
  expect(content.texts).toEqual(expect.arrayContaining(free(content)));
});
