import { CONSOLE_API, type ConsoleEndpoint, opensTo, type StaffMe } from '@ipw/domain';
import type { ResourceName } from './call-api';

/** The console's acts on a resource (pages, history, CSV export, counts, bulk decision) and their calls. */
const CALL_OF = {
  list: (name: string) => `GET ${name}`,
  show: (name: string) => `GET ${name}/:id`,
  history: (name: string) => `GET ${name}/:id/history`,
  create: (name: string) => `POST ${name}`,
  edit: (name: string) => `PUT ${name}/:id`,
  export: (name: string) => `GET ${name}/export`,
  count: (name: string) => `GET ${name}/counts`,
  decide: (name: string) => `POST ${name}/bulk/:action`,
} as const;
export type Act = keyof typeof CALL_OF;

const isAct = (act: string): act is Act => Object.hasOwn(CALL_OF, act);

/** The call of an act. A form may write only a part of its record. */
export function callOf(resource: string, act: Act): ConsoleEndpoint | undefined {
  const route = CALL_OF[act](resource);
  const calls = (CONSOLE_API as Record<string, Record<string, ConsoleEndpoint> | undefined>)[resource] ?? {};
  return Object.values(calls).find(
    (call) => call.route === route || (act === 'edit' && call.route.startsWith(`${route}/`)),
  );
}

/** Whether a staff member's scopes open the call of an act. */
export const may = (me: StaffMe, resource: ResourceName, act: Act): boolean => mayDo(me, resource, act);

/** The same for a resource and an action by react-admin's names. */
export function mayDo(me: StaffMe, resource: string, act: string): boolean {
  const call = isAct(act) ? callOf(resource, act) : undefined;
  return call !== undefined && opensTo(call.access, me.scopes);
}
