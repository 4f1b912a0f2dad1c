import { type Language } from '@ipw/domain';
import type { Ref } from 'react';
import { useFormats } from '../i18n/format';
import { LOCALES, useT } from '../i18n/locale';
import { fromTyped, type TypedText } from './clause-text';
import { DraftChanges } from './DraftChanges';
import type { Conflict } from './saving';

interface Props extends Conflict {
  texts: Readonly<Record<Language, TypedText>>;
  /** The card, which has the focus when the person asks to go on. */
  ref: Ref<HTMLElement>;
  onKeep: () => void;
  onDrop: () => void;
}

/** What the text here changes in the text that a colleague saved, and which of the two stays. */
export function DraftConflict({ theirs, languages, texts, ref, onKeep, onDrop }: Props) {
  const t = useT();
  const { moment } = useFormats();
  return (
    <section className="card draft-card" ref={ref} tabIndex={-1} aria-labelledby="draft-conflict">
      <header role="alert">
        <h2 id="draft-conflict">{t('agreement.conflict')}</h2>
        <p className="soft">
          {t('agreement.conflict.text', { name: theirs.changed_by, when: moment(theirs.changed_at) })}
        </p>
      </header>
      {languages.map((one) => (
        <section key={one} lang={one}>
          <h3>{LOCALES[one]}</h3>
          <DraftChanges before={theirs.texts[one]} after={fromTyped(texts[one])} />
        </section>
      ))}
      <div className="dialog-bar">
        <button type="button" className="button" onClick={onDrop}>
          {t('agreement.conflict.drop')}
        </button>
        <button type="button" className="button primary" onClick={onKeep}>
          {t('agreement.conflict.keep')}
        </button>
      </div>
    </section>
  );
}
