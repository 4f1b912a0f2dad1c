import { useT } from '../i18n/locale';

export function PageSkeleton() {
  const t = useT();
  return (
    <div className="page-skeleton" role="status">
      <span className="sr-only">{t('loading')}</span>
      <i className="skeleton title" />
      <i className="skeleton line" />
      <i className="skeleton block" />
    </div>
  );
}
