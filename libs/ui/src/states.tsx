import type { ReactNode } from 'react';
import { Button } from './Button';
import './states.css';
import { useText } from './text';

/** Grey lines while texts are loading. */
export function Skeleton({ lines = 3, height }: { lines?: number; height?: number }) {
  const { t } = useText();
  return (
    <div className="ui-skeleton" role="status" aria-label={t('ui.loading')}>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} style={{ height }} />
      ))}
    </div>
  );
}

interface StateProps {
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Fills the page, so its title is the page's heading. */
  page?: boolean;
}

/** Shown when there is no content yet, with the next step. */
export const EmptyState = ({ picture, title, children, action, page }: StateProps) => (
  <div className="ui-state">
    {picture}
    {page ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children ? <div className="ui-soft">{children}</div> : null}
    {action ? <div className="ui-state-action">{action}</div> : null}
  </div>
);

/** Shown after an error, with its reason and a next step. */
export function ErrorState({
  message,
  onRetry,
  action,
}: {
  message: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
}) {
  const { t } = useText();
  return (
    <div className="ui-state" role="alert">
      <h2>{t('ui.error_title')}</h2>
      <p className="ui-soft">{message}</p>
      <div className="ui-state-action">
        {onRetry ? <Button onClick={onRetry}>{t('ui.retry')}</Button> : null}
        {action}
      </div>
    </div>
  );
}
