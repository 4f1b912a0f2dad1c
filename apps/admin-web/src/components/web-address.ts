/** The address if it is http or https, else null, so that `javascript:` and similar addresses never become links. */
export function webAddress(value: string): string | null {
  try {
    const url = new URL(value);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
