import type { MemberRecord } from '@ipw/domain';
import type { FormEvent } from 'react';
import { useT } from '../i18n/locale';
import { Note } from './Note';
import { useNoteDraft } from '../session/typed';
import { NoteField } from './NoteField';
import { useNotes } from './use-notes';

/** Notes of staff on a member, who never sees them. */
export function Notes({ member }: { member: MemberRecord }) {
  const t = useT();
  const [text = '', write, saved] = useNoteDraft(member.id);
  const { query, add } = useNotes(member.id, saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(text.trim());
  };
  return (
    <section className="card section" aria-labelledby="notes">
      <h2 id="notes">{t('notes')}</h2>
      <p className="soft">{t('notes.text')}</p>
      <NoteField
        label={t('notes.new')}
        confirm={t('notes.add')}
        text={text}
        busy={add.isPending}
        error={add.error}
        onWrite={(value) => write(value || undefined)}
        onSubmit={submit}
      >
        {text && (
          <button type="button" className="button quiet" onClick={() => write(undefined)}>
            {t('notes.discard')}
          </button>
        )}
      </NoteField>
      {query.error && <p className="problem">{query.error.message}</p>}
      {query.isPending && <i className="skeleton block" />}
      {query.data?.length === 0 && <p className="soft">{t('notes.empty')}</p>}
      <ul className="notes" tabIndex={-1}>
        {query.data?.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
    </section>
  );
}
