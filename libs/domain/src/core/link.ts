import { optionalText, rule } from './wire';

/** Of the platform, in Node and the browser alike. */
declare const URL: {
  new (value: string): { username: string; password: string };
  canParse(value: string): boolean;
};

/** Only http and https, and no user name that could pass for another host. */
export const isWebAddress = (value: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
};

/** A page of the holder app: `/claim`, `/dashboard/home?id=…`. Never another host (`//x`, `/\x`). */
export const isAppRoute = (value: string): boolean => /^\/(?![/\\])[\w/-]*(\?[\w=&%.-]*)?$/.test(value);

const MOST_LINK = 500;

/** Where a message or a banner leads: a page of the holder app, or an https address. May be left out. */
export const safeLink = () =>
  optionalText(MOST_LINK).check(
    rule(
      'link',
      (value) => value === undefined || isAppRoute(value) || (/^https:/i.test(value) && isWebAddress(value)),
    ),
  );
