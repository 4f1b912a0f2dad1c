import { None } from './None';

/** The address when it leads to a web page, else null: `javascript:` and its kin never become links. */
export function webAddress(value: string): string | null {
  try {
    const url = new URL(value);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

export function SafeLink({ href }: { href: string | null | undefined }) {
  if (!href) return <None />;
  const address = webAddress(href);
  if (!address) return <span className="break">{href}</span>;
  return (
    <a className="link break" href={address} target="_blank" rel="noopener noreferrer">
      {href}
    </a>
  );
}
