import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/locale';
import type { MemberRecord } from './member.rows';
import { Note } from './Note';
import { NoteField } from './NoteField';
import { useNotes } from './use-notes';

/** What was being written when the page was left, by member; only in memory, for notes are private. */
const unsaved = new Map<string, string>();

/** What staff keep in mind about a member. Members never see it. */
export function Notes({ member }: { member: MemberRecord }) {
  const t = useT();
  const { query, add, edit, remove } = useNotes(member.id);
  const [text, setText] = useState(unsaved.get(member.id) ?? '');
  const write = (value: string) => {
    setText(value);
    if (value) unsaved.set(member.id, value);
    else unsaved.delete(member.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(text.trim(), { onSuccess: () => write('') });
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
        onWrite={write}
        onSubmit={submit}
      />
      {query.error && <p className="problem">{query.error.message}</p>}
      {query.isPending && <i className="skeleton block" />}
      {query.data?.length === 0 && <p className="soft">{t('notes.empty')}</p>}
      <ul className="notes">
        {query.data?.map((note) => (
          <Note key={note.id} note={note} edit={edit} remove={remove} />
        ))}
      </ul>
    </section>
  );
}
