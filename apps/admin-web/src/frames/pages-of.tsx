import type { ReactNode } from 'react';
import type { Model, Row } from '../fields/field';
import { CreatePage, EditPage } from './FormPage';
import type { Pages } from './lazy-pages';
import { ListPage } from './ListPage';
import { ShowPage } from './ShowPage';

/** The ordinary pages of a resource out of its data. */
export function pagesOf<R extends Row, D extends R = R>(
  model: Model<R, D>,
  more?: (record: D) => ReactNode,
): Pages {
  const { create, edit } = model;
  return {
    list: () => <ListPage model={model} />,
    show: () => <ShowPage model={model} {...(more && { more })} />,
    ...(create && { create: () => <CreatePage model={model} names={create} /> }),
    ...(edit && { edit: () => <EditPage model={model} names={edit} /> }),
  };
}
