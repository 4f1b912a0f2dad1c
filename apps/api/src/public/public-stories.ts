import {
  type FieldPlan,
  idFieldOf,
  idsIn,
  kindOf,
  type Language,
  type PublicPicture,
  type PublicStories,
  SECTION_NAMES,
  type SectionName,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { filesIn } from '../core/files/file-use.service';
import { translate } from '../core/i18n';
import type { Proposals } from '../core/reviewed-content/proposals';
import { type ShownContentItem, shownContentItems } from '../core/reviewed-content/shown-content-items';

type Picture = (id: string | null | undefined) => PublicPicture | null;

/** Published content items of a kind with a section. */
interface LiveSection {
  name: SectionName;
  items: ShownContentItem[];
}

export async function liveStories(sql: Sql, ipId: string, proposals?: Proposals): Promise<LiveSection[]> {
  const live: LiveSection[] = [];
  for (const name of SECTION_NAMES) {
    const kind = kindOf(name);
    live.push({ name, items: await shownContentItems(sql, kind, ipId, kind.section!.most, proposals) });
  }
  return live;
}

/** Ids of all pictures they show. */
export const picturesIn = (live: readonly LiveSection[]): string[] =>
  live.flatMap(({ name, items }) => items.flatMap(({ data }) => filesIn(data, kindOf(name).files)));

/** The name and value of a published field. */
function shown(field: string, plan: FieldPlan, value: unknown, picture: Picture, language: Language) {
  switch (plan.as) {
    case 'select':
      return [plan.words, value ? translate(language, `${plan.words}.${String(value)}`) : null];
    case 'picture':
      return [field, picture(value as string | null)];
    case 'pictures':
      return [field, idsIn(value).flatMap((id) => picture(id) ?? [])];
    default:
      return [field, value ?? null];
  }
}

export const publicStories = (
  live: readonly LiveSection[],
  picture: Picture,
  language: Language,
): PublicStories =>
  Object.fromEntries(
    live.map(({ name, items }) => {
      const { fields, desk, section } = kindOf(name);
      const views = items.map(({ id, published_at, data }) => ({
        [idFieldOf(name)]: id,
        ...(Object.fromEntries(
          Object.entries(fields).map(([field, plan]) =>
            shown(field, plan, (data as Record<string, unknown>)[field], picture, language),
          ),
        ) as object),
        ...(section!.dated && { published_at: published_at.toISOString() }),
      }));
      return [desk!, views];
    }),
  ) as unknown as PublicStories;
