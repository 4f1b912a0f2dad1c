import { type AgreementDraft, type AgreementRecord, type Language, LANGUAGES } from '@ipw/domain';
import { useState } from 'react';
import { Moment } from '../components/Moment';
import { useLocale, useT } from '../i18n/locale';
import { sameText } from './clause-text';
import { DiscardButton } from './DiscardButton';
import { DraftChanges } from './DraftChanges';
import { LanguageTabs } from './LanguageTabs';
import { PublishDialog } from './PublishDialog';

interface Props {
  record: AgreementRecord;
  draft: AgreementDraft;
}

/** The next version before publication: its changes in each language, and publishing or discarding it. */
export function DraftCard({ record, draft }: Props) {
  const t = useT();
  const locale = useLocale();
  const [language, setLanguage] = useState<Language>(locale);
  const [publishing, setPublishing] = useState(false);
  const changed = LANGUAGES.filter((one) => !sameText(record.base[one], draft.texts[one]));
  const untouched = changed.length > 0 && changed.length < LANGUAGES.length;
  return (
    <section className="card draft-card">
      <header>
        <h2>{t('agreement.draft', { version: draft.version_word })}</h2>
        <p className="soft">
          {draft.changed_by} · <Moment at={draft.changed_at} />
        </p>
      </header>
      <LanguageTabs open={language} onOpen={setLanguage} changed={changed} />
      {untouched && <p className="notice">{t('agreement.languages_differ')}</p>}
      <div lang={language}>
        <DraftChanges before={record.base[language]} after={draft.texts[language]} />
      </div>
      {draft.actions.includes('publish') && (
        <div className="dialog-bar">
          <DiscardButton id={record.id} draft={draft} />
          <button
            type="button"
            className="button primary"
            disabled={changed.length === 0}
            onClick={() => setPublishing(true)}
          >
            {t('agreement.publish')}
          </button>
        </div>
      )}
      {publishing && <PublishDialog record={record} draft={draft} onClose={() => setPublishing(false)} />}
    </section>
  );
}
