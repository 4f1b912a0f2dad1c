import { None } from './None';

import { webAddress } from './web-address';

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
