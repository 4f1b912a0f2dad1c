import type { ResourceName } from '../access';
import type { Model, ModelOf, Row } from '../fields/field';
import type { RecordOf } from '../http/call-api';
import { CreatePage, EditPage } from './FormPage';
import type { Pages } from './lazy-pages';
import { ListPage, type ListExtras } from './ListPage';
import { ShowPage, type ShowExtras } from './ShowPage';

/** The ordinary pages of a resource out of its data, and what its list and its page have beyond that. */
export function pagesOf<N extends ResourceName>(
  declared: ModelOf<N>,
  extras: { list?: ListExtras; show?: ShowExtras<RecordOf<N>> } = {},
): Pages {
  const model = declared as unknown as Model<Row>;
  const { create, edit } = model;
  return {
    list: () => <ListPage model={model} {...extras.list} />,
    show: () => <ShowPage model={model} {...(extras.show as ShowExtras<Row>)} />,
    ...(create && { create: () => <CreatePage model={model} names={create} /> }),
    ...(edit && { edit: () => <EditPage model={model} names={edit} /> }),
  };
}
