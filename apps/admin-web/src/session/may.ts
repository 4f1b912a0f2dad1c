import { CONSOLE_API, type ConsoleEndpoint, opensTo, type StaffMe } from '@ipw/domain';
import type { ResourceName } from '../http/call-api';

/** What the console does with a resource: its pages, its list as a file, its counts, the decision on many records. */
const CALL_OF = {
  list: (name: string) => `GET ${name}`,
  show: (name: string) => `GET ${name}/:id`,
  create: (name: string) => `POST ${name}`,
  edit: (name: string) => `PUT ${name}/:id`,
  export: (name: string) => `GET ${name}/export`,
  count: (name: string) => `GET ${name}/counts`,
  decide: (name: string) => `POST ${name}/bulk/:action`,
} as const;
export type Act = keyof typeof CALL_OF;

const isAct = (act: string): act is Act => Object.hasOwn(CALL_OF, act);

/** The call that does it. A form may write a part of its record only. */
export function callOf(resource: string, act: Act): ConsoleEndpoint | undefined {
  const route = CALL_OF[act](resource);
  const calls = (CONSOLE_API as Record<string, Record<string, ConsoleEndpoint> | undefined>)[resource] ?? {};
  return Object.values(calls).find(
    (call) => call.route === route || (act === 'edit' && call.route.startsWith(`${route}/`)),
  );
}

/** Whether a person may do it: whether the call that does it is open to their scopes. */
export const may = (me: StaffMe, resource: ResourceName, act: Act): boolean => mayDo(me, resource, act);

/** The same for a resource and an action as react-admin names them. */
export function mayDo(me: StaffMe, resource: string, act: string): boolean {
  const call = isAct(act) ? callOf(resource, act) : undefined;
  return call !== undefined && opensTo(call.access, me.scopes);
}
