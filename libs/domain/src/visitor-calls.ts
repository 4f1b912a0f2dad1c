import type { directoryApi } from './articles/directory';
import type { Endpoint, Sent } from './core/endpoint';
import type { commonApi } from './file/file.schema';
import type { publicIpApi } from './ip/public-ip';
import type { fieldListCall } from './ip/reference-list.api';
import type { memberApi } from './member/member.api';
import type { opportunityApi } from './opportunity/sheet.api';

/** A declared call as a browser sends it. */
type SentOf<E> =
  E extends Endpoint<infer I, infer O>
    ? Sent<I, O> & { path: E extends { path: infer P } ? P : never }
    : never;

const read = { access: 'public' } as const;

const sendYzm: SentOf<typeof memberApi.sendYzm> = { ...read, path: 'member/sendYzm', post: true };
const regions: SentOf<typeof commonApi.regions> = { ...read, path: 'common/regions' };
const config: SentOf<typeof commonApi.config> = { ...read, path: 'common/config' };
const directory: SentOf<typeof directoryApi.directory> = { ...read, path: 'content/directory' };
const publicIp: SentOf<typeof publicIpApi.public> = { ...read, path: 'ip/public' };
const licensingFields: SentOf<typeof fieldListCall> = { ...read, path: 'ip/ipFieldList' };
const cooperateSubmit: SentOf<typeof opportunityApi.cooperateSubmit> = {
  ...read,
  path: 'opportunity/cooperateSubmit',
  post: true,
  creates: true,
};

/** What forms of visitors call, without the schemas: the server reads with them, and they would take the page 15 KB. */
export const visitorCalls = {
  sendYzm,
  regions,
  config,
  directory,
  publicIp,
  licensingFields,
  cooperateSubmit,
};
