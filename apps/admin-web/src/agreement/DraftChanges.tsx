import { diffClauses, type LegalTexts } from '@ipw/domain';
import { ClauseDiff } from '@ipw/ui/ClauseDiff';
import { useT } from '../i18n/locale';

/** Changes of one language of the draft, clause by clause. */
export function DraftChanges({ before, after }: { before: LegalTexts['en']; after: LegalTexts['en'] }) {
  const t = useT();
  const changes = diffClauses(before.sections, after.sections).filter(({ kind }) => kind !== 'same');
  const words = { added: t('change.added'), removed: t('change.removed'), changed: t('change.changed') };
  if (before.title !== after.title)
    changes.unshift({
      kind: 'changed',
      heading: t('agreement.title'),
      lines: [
        { kind: 'removed', text: before.title },
        { kind: 'added', text: after.title },
      ],
    });
  if (changes.length === 0) return <p className="soft no-changes">{t('agreement.no_changes')}</p>;
  return <ClauseDiff changes={changes} words={words} />;
}
