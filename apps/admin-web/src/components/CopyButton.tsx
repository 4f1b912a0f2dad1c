import { useState } from 'react';
import { useT } from '../i18n/locale';

/** Copies a text and confirms it; where the browser forbids it, the visible text can be selected. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const [outcome, setOutcome] = useState<'copy' | 'copy.done' | 'copy.failed'>('copy');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('copy.done'),
      () => setOutcome('copy.failed'),
    );
  return (
    <button type="button" className="button" onClick={copy}>
      <span aria-live="polite">{t(outcome)}</span>
    </button>
  );
}
