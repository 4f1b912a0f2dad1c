import type { Model, ModelOf, Row } from '../fields/field';
import type { RecordOf, ResourceName } from '../http/call-api';
import { CreatePage, EditPage } from './FormPage';
import { ListPage, type ListExtras } from './ListPage';
import type { Pages, PagesOf } from './resource';
import { ShowPage, type ShowExtras } from './ShowPage';

interface Extras<N extends ResourceName> {
  list?: ListExtras;
  show?: ShowExtras<RecordOf<N>>;
  /** Pages of its own in place of the ordinary ones. */
  own?: (model: Model<Row>) => Pages;
}

/** The ordinary pages of a resource out of its data, and what it has beyond them. */
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
