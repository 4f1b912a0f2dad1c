import type { Model, ModelOf, Row } from '../fields/field';
import type { RecordOf, ResourceName } from '../http/call-api';
import { CreatePage, EditPage } from './FormPage';
import { ListPage, type ListExtras } from './ListPage';
import type { Pages, PagesOf } from './resource';
import { ShowPage, type ShowExtras } from './ShowPage';

interface Extras<N extends ResourceName> {
  list?: ListExtras;
  show?: ShowExtras<RecordOf<N>>;
  /** Custom pages instead of the standard ones. */
  own?: (model: Model<Row>) => Pages;
}

/** The standard pages of a resource from its model, with additions. */
export const pagesOf =
  <N extends ResourceName>(declared: ModelOf<N>, { list, show, own }: Extras<N> = {}): PagesOf =>
  (resource) => {
    const model = { ...declared, ...resource } as unknown as Model<Row>;
    const { create = [], edit = [] } = model;
    return {
      list: () => <ListPage model={model} {...list} />,
      show: () => <ShowPage model={model} {...(show as ShowExtras<Row>)} />,
      create: () => <CreatePage model={model} names={create} />,
      edit: () => <EditPage model={model} names={edit} />,
      ...own?.(model),
    };
  };
