import { Button } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';

interface PagerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Newer and older; nothing while one page holds all. */
export function Pager({ page, pages, onTurn }: PagerProps) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <nav className="ui-row message-pages" aria-label={t('message.pages')}>
      <Button small disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('message.newer')}
      </Button>
      <span className="ui-soft">{t('message.page', { page, pages })}</span>
      <Button small disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('message.older')}
      </Button>
    </nav>
  );
}
