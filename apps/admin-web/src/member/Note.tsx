import type { NoteRow } from '@ipw/domain';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { Moment } from '../components/Moment';
import { useT } from '../i18n/locale';
import { useNoteDraft } from '../session/typed';
import { NoteField } from './NoteField';
import type { useNotes } from './use-notes';

type Ways = Pick<ReturnType<typeof useNotes>, 'edit' | 'remove'>;

/** A note, with buttons to edit or delete it if the caller may. */
export function Note({ memberId, note, edit, remove }: Ways & { memberId: string; note: NoteRow }) {
  const t = useT();
  const [text, setText] = useNoteDraft(memberId, note.id);
  const [removing, setRemoving] = useState(false);
  const editing = text !== undefined && note.actions.includes('update');
  const item = useRef<HTMLLIElement>(null);
  const shown = useRef(editing);
  // The button is replaced by the field, and the field by the button: each gets the focus of the other.
  useLayoutEffect(() => {
    if (shown.current !== editing)
      item.current?.querySelector<HTMLElement>(editing ? 'textarea' : 'button')?.focus();
    shown.current = editing;
  }, [editing]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    edit.mutate({ note, text: (text ?? '').trim() }, { onSuccess: () => setText(undefined) });
  };
  if (editing)
    return (
      <li ref={item}>
        <NoteField
          label={t('notes.edit')}
          confirm={t('save')}
          text={text}
          busy={edit.isPending}
          error={edit.error}
          onWrite={setText}
          onSubmit={save}
        >
          <button type="button" className="button quiet" onClick={() => setText(undefined)}>
            {t('cancel')}
          </button>
        </NoteField>
      </li>
    );
  return (
    <li ref={item}>
      <p className="prose">{note.text}</p>
      <footer className="soft">
        <span>
          {note.author_name} · <Moment at={note.created_at} />
          {note.edited_at && ` · ${t('notes.edited')}`}
        </span>
        {note.actions.includes('update') && (
          <button type="button" className="button quiet small" onClick={() => setText(note.text)}>
            {t('edit')}
          </button>
        )}
        {note.actions.includes('delete') && (
          <button type="button" className="button quiet small" onClick={() => setRemoving(true)}>
            {t('remove')}
          </button>
        )}
      </footer>
      {removing && (
        <ConfirmDialog
          title={t('notes.remove.ask')}
          text={t('notes.remove.text')}
          confirm={t('remove')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(note, { onSuccess: () => setRemoving(false) })}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
