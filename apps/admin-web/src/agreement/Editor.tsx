import {
  type AgreementDraft,
  type AgreementRecord,
  diffClauses,
  type Language,
  LANGUAGES,
} from '@ipw/domain';
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PageHead } from '../components/PageHead';
import { path } from '../components/path';
import { useLocale, useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { fromTyped } from './clause-text';
import { ClauseList } from './ClauseList';
import { DraftConflict } from './DraftConflict';
import { DraftChanges } from './DraftChanges';
import { LanguageTabs } from './LanguageTabs';
import { LegalPreview } from './LegalPreview';
import { SaveState } from './SaveState';
import { useDraft } from './use-draft';

const VIEWS = ['write', 'preview', 'changes'] as const;

/** The editor of a draft in three languages: clauses, preview, and changes since the previous version. */
export function Editor({ record, draft }: { record: AgreementRecord; draft: AgreementDraft }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [language, setLanguage] = useState<Language>(locale);
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  const { texts, change, saving, save, keep, drop } = useDraft(record.id, draft);
  const text = fromTyped(texts[language]);
  const changed = LANGUAGES.filter((one) => {
    const { title, sections } = fromTyped(texts[one]);
    const base = record.base[one];
    return title !== base.title || diffClauses(base.sections, sections).some(({ kind }) => kind !== 'same');
  });
  const show = path.show('agreements', record.id);
  const card = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const settle = (choose: () => void) => () => {
    choose();
    bar.current?.focus();
  };
  const done = async () => {
    if (!(await save())) {
      card.current?.focus();
      return;
    }
    await cache.invalidateQueries({ queryKey: ['agreements'] });
    void navigate(show);
  };
  return (
    <>
      <PageHead
        title={record.title}
        lead={
          <>
            <span>{t('agreement.draft', { version: draft.version_word })}</span>
            <SaveState saving={saving} retry={() => void save()} />
          </>
        }
        back={{ to: show, label: t('form.back') }}
      >
        <button
          type="button"
          className="button primary"
          disabled={saving.status === 'saving'}
          onClick={() => void done()}
        >
          {t('agreement.done')}
        </button>
      </PageHead>
      {saving.status === 'conflict' && (
        <DraftConflict {...saving} texts={texts} ref={card} onKeep={settle(keep)} onDrop={settle(drop)} />
      )}
      <div className="editor-bar" ref={bar} tabIndex={-1}>
        <LanguageTabs open={language} onOpen={setLanguage} changed={changed} />
        <div className="tabs" role="group" aria-label={t('agreement.views')}>
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {t(keyOf('agreement.view', one))}
            </button>
          ))}
        </div>
      </div>
      <div lang={language}>
        {view === 'write' && (
          <ClauseList text={texts[language]} onChange={(next) => change(language, next)} />
        )}
        {view === 'preview' && (
          <section className="card preview-card">
            <LegalPreview text={text} />
          </section>
        )}
        {view === 'changes' && <DraftChanges before={record.base[language]} after={text} />}
      </div>
    </>
  );
}
