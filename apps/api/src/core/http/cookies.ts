interface CookieOptions {
  path: string;
  /** Seconds; if absent, the cookie ends with the browser's session. */
  maxAge?: number;
  /** Sent over https only. */
  secure: boolean;
}

/** The value of a cookie in a `Cookie` header, not decoded; the first of several with the same name. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The `Set-Cookie` header of a cookie that is closed to scripts and to requests of other sites. `value` is not encoded:
 * letters, digits, `-`, `_` and `.` only.
 */
export function sessionCookie(name: string, value: string, { path, maxAge, secure }: CookieOptions): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${String(maxAge)}`;
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict${age}${secure ? '; Secure' : ''}`;
}
