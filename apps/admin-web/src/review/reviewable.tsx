import type { Unnamed } from '../fields/field';
import type { FilterOf, RecordOf, ResourceName, RowOf } from '../http/call-api';
import type { PagesOf } from '../pages/resource';
import { Queue } from './Queue';
import { ReviewPage } from './ReviewPage';
import type { ReviewModel, ReviewRow } from './types';

/** The pages of a reviewed resource from its model: the queue with state tabs, and the page of a decision. */
export const reviewable =
  <N extends ResourceName>(declared: Unnamed<ReviewModel<RowOf<N>, RecordOf<N>, N, FilterOf<N>>>): PagesOf =>
  (resource) => {
    const model = { ...declared, ...resource } as unknown as ReviewModel<ReviewRow>;
    return { list: () => <Queue model={model} />, show: () => <ReviewPage model={model} /> };
  };
