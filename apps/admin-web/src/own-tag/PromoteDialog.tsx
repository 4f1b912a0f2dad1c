import { type Language, LANGUAGES, type OwnTag, REFERENCE_LIMITS } from '@ipw/domain';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useFormats } from '../i18n/format';
import { LOCALES, useT } from '../i18n/locale';

type Names = Record<Language, string>;

interface Props {
  tag: OwnTag;
  busy: boolean;
  error: Error | null;
  onPromote: (names: Names) => void;
  onClose: () => void;
}

/** Asks for the name of a new core tag in each language. */
export function PromoteDialog({ tag, busy, error, onPromote, onClose }: Props) {
  const t = useT();
  const { number } = useFormats();
  const id = useId();
  const [names, setNames] = useState<Names>({ 'zh-CN': tag.tag, 'zh-TW': tag.tag, en: tag.tag });
  const complete = LANGUAGES.every((language) => names[language].trim());
  return (
    <ConfirmDialog
      title={t('own_tag.promote.ask', { name: tag.tag })}
      text={t('own_tag.promote.text', { count: number(tag.uses) })}
      confirm={t('own_tag.promote')}
      busy={busy || !complete}
      error={error}
      onConfirm={() => onPromote(names)}
      onClose={onClose}
    >
      {LANGUAGES.map((language) => (
        <div key={language} className="input">
          <label htmlFor={id + language}>{LOCALES[language]}</label>
          <input
            id={id + language}
            lang={language}
            autoComplete="off"
            maxLength={REFERENCE_LIMITS.name}
            value={names[language]}
            onChange={(event) => setNames({ ...names, [language]: event.target.value })}
          />
        </div>
      ))}
    </ConfirmDialog>
  );
}
