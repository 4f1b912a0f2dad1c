import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useT } from '../i18n/locale';

interface Props {
  title: string;
  lead?: ReactNode;
  back?: { to: string; label: string };
  before?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: back link, title, actions. */
export function PageHead({ title, lead, back, before, children }: Props) {
  const t = useT();
  const brand = t('brand.name');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className="page-head">
      {back && (
        <Link className="back" to={back.to}>
          <span aria-hidden>←</span> {back.label}
        </Link>
      )}
      <div className="page-head-row">
        {before}
        <div className="page-head-text">
          <h1>{title}</h1>
          {lead && <div className="lead">{lead}</div>}
        </div>
        {children && <div className="page-actions">{children}</div>}
      </div>
    </div>
  );
}
