/** The address when it leads to a web page, else null: `javascript:` and its kin never become links. */
export function webAddress(value: string): string | null {
  try {
    const url = new URL(value);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
