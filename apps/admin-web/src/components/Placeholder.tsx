import type { ReactNode } from 'react';
import { useT } from '../i18n/locale';

interface Props {
  title: string;
  text?: string;
  children?: ReactNode;
  tone?: 'quiet' | 'bad';
}

/** Shown instead of content that is empty, missing or failed, with a next step. */
export function Placeholder({ title, text, children, tone = 'quiet' }: Props) {
  return (
    <div className={`placeholder ${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <svg viewBox="0 0 96 72" aria-hidden focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <rect x="14" y="14" width="52" height="44" rx="8" />
          <path d="M14 46l14-13 12 11 9-8 17 15M30 26h.01M74 22v28a8 8 0 0 1-8 8M82 30v22" />
        </g>
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

/** A failed load with a retry. */
export function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  return (
    <Placeholder
      tone="bad"
      title={t('error.title')}
      text={error instanceof Error ? error.message : t('error.server')}
    >
      <button type="button" className="button" onClick={retry}>
        {t('retry')}
      </button>
    </Placeholder>
  );
}
