import { GRANTS, type Role, ROLES, type StaffMe } from '@ipw/domain';
import { ACCESS, may } from './access';

const as = (role: Role): StaffMe => ({
  id: '1',
  username: role,
  name: role,
  role,
  scopes: [...GRANTS[role]],
  csrf_token: '',
  must_set_password: false,
  must_enrol: false,
  totp_enabled: true,
});

describe('may', () => {
  it.each(ROLES)('derives what %s sees from the scopes alone', (role) => {
    for (const [resource, { read, write }] of Object.entries(ACCESS)) {
      expect(may(as(role), resource, 'list')).toBe(GRANTS[role].includes(read));
      expect(may(as(role), resource, 'edit')).toBe(write !== null && GRANTS[role].includes(write));
    }
  });

  it('opens nothing that is not in the table', () => {
    expect(may(as('admin'), 'secrets', 'list')).toBe(false);
  });
});
