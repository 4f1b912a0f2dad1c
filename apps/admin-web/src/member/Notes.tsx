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
  const { query, add, edit, remove } = useNotes(member.id);
  const [text = '', write] = useNoteDraft(member.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(text.trim(), { onSuccess: () => write(undefined) });
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
      <ul className="notes">
        {query.data?.map((note) => (
          <Note key={note.id} memberId={member.id} note={note} edit={edit} remove={remove} />
        ))}
      </ul>
    </section>
  );
}
