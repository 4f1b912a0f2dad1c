import type { LabelType } from '@ipw/domain';
import type { TagPage } from '../../../app/menu';

/** The label type of a page; other pages are about both. */
export const TYPE_OF: Partial<Record<TagPage, LabelType>> = {
  commonTagIntroduce: 'common',
  ownTagIntroduce: 'custom',
};
/** The page of each type. */
export const PAGE_OF = { common: 'commonTagIntroduce', custom: 'ownTagIntroduce' } as const satisfies Record<
  LabelType,
  TagPage
>;
