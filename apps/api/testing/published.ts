/** Tender projects and campaigns at the console: what staff write, publish and change. */
import type { Usage } from '@ipw/domain';
import request from 'supertest';
import { picture, staff, type StaffLogin } from './fixtures';
import { daysFromNow } from './from-now';
import { api } from './server';

/** Requests about a resource, with an input of which only cover and times are missing; of a reviewer unless said otherwise. */
export function publishedDesk<R extends { id: string; version: number }>(
  resource: 'tenders' | 'campaigns',
  content: object,
  cover: Usage,
) {
  const who = {} as Record<'reviewer' | 'admin', StaffLogin>;
  const desk = (method: 'get' | 'post' | 'put', path: string, by = who.reviewer) => {
    const query = request(api().url);
    return query[method](`/api/admin/${path}`)
      .set('cookie', by.cookie)
      .set('x-csrf-token', by.csrf)
      .set('accept-language', 'en');
  };
  const create = async (more: object = {}, by = who.reviewer): Promise<R> => {
    const times = { opens_at: daysFromNow(-1), closes_at: daysFromNow(5) };
    const written = { ...content, cover: await picture(by.id, cover), ...times, ...more };
    return (await desk('post', resource, by).send(written)).body as R;
  };
  const act = (id: string, action: string, body: object, by = who.admin) =>
    desk('post', `${resource}/${id}/${action}`, by).send(body);
  return {
    who,
    desk,
    create,
    act,
    /** Begins a test with an empty database and new staff. */
    begin: async () => {
      await api().reset();
      Object.assign(who, { reviewer: await staff('reviewer'), admin: await staff('admin') });
    },
    published: async (more: object = {}): Promise<R> => {
      const { id } = await create(more);
      return (await act(id, 'publish', { version: 1 })).body as R;
    },
    change: (record: R, more: object, by = who.admin) =>
      desk('put', `${resource}/${record.id}`, by).send({ ...record, ...more }),
    ids: async (filter: object) => {
      const { body } = await desk('get', `${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      return (body as { id: string }[]).map(({ id }) => id);
    },
  };
}
