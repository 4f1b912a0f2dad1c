import type { ReactNode } from 'react';
import { useTitle } from './Page';

/** A page inside the personal centre. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <>
      <header className="app-page-head">
        <h1>{title}</h1>
        {aside}
      </header>
      {children}
    </>
  );
}
