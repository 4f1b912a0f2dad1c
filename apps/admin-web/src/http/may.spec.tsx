import { GRANTS, opensTo, ROLES, type Scope } from '@ipw/domain';
import type { PageName } from '../pages/resource';
import { resources } from '../resources';
import { staffMember } from '../testing/fixtures';
import { callOf, may, mayDo } from './may';

const pages = resources.flatMap(({ name, pages }) =>
  Object.keys(pages).map((page) => [name, page as PageName] as const),
);

it.each(pages)('%s: a call opens the page %s, for the roles the server lets make it', (name, page) => {
  const call = callOf(name, page);
  expect(call?.access).toMatch(/^\w+:\w+$/);
  for (const role of ROLES)
    expect(may(staffMember(role), name, page)).toBe(GRANTS[role].includes(call?.access as Scope));
});

it('allows no act without a call', () => {
  const admin = staffMember('admin');
  expect(may(admin, 'scans', 'create')).toBe(false);
  expect(may(admin, 'members', 'edit')).toBe(false);
  expect(mayDo(admin, 'secrets', 'list')).toBe(false);
  expect(mayDo(admin, 'claims', 'constructor')).toBe(false);
  expect(mayDo(admin, 'constructor', 'list')).toBe(false);
});

it('lets one scope of several decide', () => {
  expect(may(staffMember('finance'), 'label-orders', 'decide')).toBe(true);
  expect(may(staffMember('reviewer'), 'label-orders', 'decide')).toBe(true);
  expect(may(staffMember('consultant'), 'label-orders', 'decide')).toBe(false);
});

it('reads an access as the server does', () => {
  expect(opensTo('signed-in', [])).toBe(true);
  expect(opensTo('claim:read', [])).toBe(false);
  expect(opensTo(['claim:read', 'ip:read'], ['ip:read'])).toBe(true);
});
