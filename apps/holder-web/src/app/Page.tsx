import { useEffect, type ReactNode } from 'react';
import { useT } from '../i18n/catalogue';

/** Sets the title of the browser's tab. */
export function useTitle(title: string): void {
  const t = useT();
  const product = t('app.name');
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}

/** A page of standard width with its heading. */
export function Page({
  title,
  aside,
  children,
  narrow,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  narrow?: boolean;
}) {
  useTitle(title);
  return (
    <div className={`app-page${narrow ? ' app-page-narrow' : ''}`}>
      <header className="app-page-head">
        <h1>{title}</h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
