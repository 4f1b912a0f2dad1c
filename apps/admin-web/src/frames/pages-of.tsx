import type { Model, Row } from '../fields/field';
import { CreatePage, EditPage } from './FormPage';
import type { Pages } from './lazy-pages';
import { ListPage, type ListExtras } from './ListPage';
import { ShowPage, type ShowExtras } from './ShowPage';

/** The ordinary pages of a resource out of its data, and what its list and its page have beyond that. */
export function pagesOf<R extends Row, D extends R = R>(
  model: Model<R, D>,
  extras: { list?: ListExtras; show?: ShowExtras<D> } = {},
): Pages {
  const { create, edit } = model;
  return {
    list: () => <ListPage model={model} {...extras.list} />,
    show: () => <ShowPage model={model} {...extras.show} />,
    ...(create && { create: () => <CreatePage model={model} names={create} /> }),
    ...(edit && { edit: () => <EditPage model={model} names={edit} /> }),
  };
}
