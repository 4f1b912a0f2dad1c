import { useId, useState } from 'react';
import { CopyButton } from '../components/CopyButton';
import { useT } from '../i18n/locale';
import './recovery.css';

/** Recovery codes, shown once: copy, save or print them; continuing requires confirming that they are stored. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const t = useT();
  const id = useId();
  const [stored, setStored] = useState(false);
  const text = `${t('recovery.file_head')}\n\n${codes.join('\n')}\n`;
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'ip-workbench-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className="recovery" aria-labelledby={id}>
      <h2 id={id}>{t('recovery.title')}</h2>
      <p className="soft">{t('recovery.text')}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="recovery-ways">
        <CopyButton text={codes.join('\n')} />
        <button type="button" className="button" onClick={save}>
          {t('recovery.save')}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {t('recovery.print')}
        </button>
      </div>
      <label className="tick-line">
        <input type="checkbox" checked={stored} onChange={(event) => setStored(event.target.checked)} />
        {t('recovery.kept')}
      </label>
      <button type="button" className="button primary" disabled={!stored} onClick={onStored}>
        {t('recovery.go_on')}
      </button>
    </section>
  );
}
