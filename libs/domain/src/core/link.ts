import { optionalLine, rule } from './wire';

/** The global of Node and browsers. */
declare const URL: {
  new (value: string): { username: string; password: string };
  canParse(value: string): boolean;
};

/** Only http and https, and no user name that could be mistaken for a host. */
export const isWebAddress = (value: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
};

/** A route of the holder app: `/claim`, `/dashboard/home?id=…`. Never another host (`//x`, `/\x`). */
export const isAppRoute = (value: string): boolean => /^\/(?![/\\])[\w/-]*(\?[\w=&%.-]*)?$/.test(value);

const MOST_LINK = 500;

/** Optional link of a message or a banner: a route of the holder app, or an https address. */
export const safeLink = () =>
  optionalLine(MOST_LINK).check(
    rule(
      'link',
      (value) => value === undefined || isAppRoute(value) || (/^https:/i.test(value) && isWebAddress(value)),
    ),
  );
