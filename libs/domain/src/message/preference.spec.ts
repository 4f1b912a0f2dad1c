import { MESSAGE_GROUPS, MESSAGE_KEYS, MESSAGES, keysOf } from './message.keys';
import { isLocked, preferencesOf } from './preference';

it('has something in every group, and every key in one', () => {
  expect(MESSAGE_GROUPS.flatMap(keysOf).sort()).toEqual([...MESSAGE_KEYS].sort());
  for (const group of MESSAGE_GROUPS) expect(keysOf(group)).not.toEqual([]);
});

it('leads to a route of the app or nowhere', () => {
  for (const declared of Object.values(MESSAGES))
    if ('link' in declared)
      expect(declared.link).toMatch(
        /^\/[A-Za-z/]+(\{\w+_id\}|\?(\w+)=\{\2\}|\?id=\{ip_id\}(&(\w+)=\{\4\})?)?$/,
      );
});

it('follows what was chosen', () => {
  const chosen = preferencesOf({ reviews: { sms: false }, announcements: { email: true } }, true);
  expect(chosen.reviews).toEqual({ in_app: true, sms: false, email: true, daily: false });
  expect(chosen.announcements).toEqual({ in_app: true, sms: false, email: true, daily: false });
});

it('never silences security, whatever is stored', () => {
  const silent = { security: { in_app: false, sms: false, email: false, daily: true } };
  expect(preferencesOf(silent, true).security).toEqual({
    in_app: true,
    sms: true,
    email: false,
    daily: false,
  });
  expect(preferencesOf({ security: { sms: false } }, true).security).toMatchObject({
    sms: false,
    email: true,
  });
  expect(preferencesOf({ security: { sms: false } }, false).security).toMatchObject({
    sms: true,
    email: false,
  });
});

it('locks the last way out of the app for security alone', () => {
  const both = preferencesOf({}, true);
  expect(isLocked('security', 'in_app', both)).toBe(true);
  expect(isLocked('security', 'sms', both)).toBe(false);
  expect(isLocked('security', 'daily', both)).toBe(true);
  expect(isLocked('reviews', 'daily', both)).toBe(false);
  expect(isLocked('security', 'sms', preferencesOf({}, false))).toBe(true);
  expect(isLocked('reviews', 'sms', preferencesOf({}, false))).toBe(false);
});
