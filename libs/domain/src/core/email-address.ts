/** Maximum length of an address, RFC 5321. */
export const MOST_EMAIL = 254;

/** As addresses are stored: in lower case. */
export const tidyEmail = (value: string): string => value.trim().toLowerCase();

/** Whether a tidy text is an address: one @, a dotted domain, no character that could end a mail header. */
export const isEmail = (value: string): boolean =>
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(value) &&
  !/^\.|\.@|\.\./.test(value);
