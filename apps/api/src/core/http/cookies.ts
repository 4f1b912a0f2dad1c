interface CookieOptions {
  path: string;
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
  /** Sent over https alone. */
  secure: boolean;
}

/** The value of a cookie in a `Cookie` header, not decoded; of a name that comes twice the first. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The `Set-Cookie` header of a cookie that neither scripts nor other sites' requests can use. `value` is sent as it is:
 * letters, digits, `-`, `_` and `.`.
 */
export function sessionCookie(name: string, value: string, { path, maxAge, secure }: CookieOptions): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${String(maxAge)}`;
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict${age}${secure ? '; Secure' : ''}`;
}
