import type { NoteRow } from '@ipw/domain';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { Moment } from '../components/Moment';
import { useT } from '../i18n/locale';
import { useNoteDraft } from '../session/typed';
import { NoteField } from './NoteField';
import { useNote } from './use-notes';

/** Moves the focus from a note that is being taken off the page to the next note, the one before, or the list. */
function focusBeside(note: HTMLElement | null) {
  const focus = document.activeElement;
  if (focus !== document.body && !note?.contains(focus)) return;
  const beside = note?.nextElementSibling ?? note?.previousElementSibling ?? note?.parentElement;
  if (beside instanceof HTMLElement) beside.focus();
}

/** A note, with buttons to edit or delete it if the caller may. */
export function Note({ note }: { note: NoteRow }) {
  const t = useT();
  const [text, setText, saved] = useNoteDraft(note.member_id, note.id);
  const [removing, setRemoving] = useState(false);
  const gone = useRef(false);
  const removed = () => {
    gone.current = true;
    setRemoving(false);
  };
  const { edit, remove } = useNote(note, { saved, removed });
  const editing = text !== undefined && note.actions.includes('update');
  const item = useRef<HTMLLIElement>(null);
  const shown = useRef(editing);
  // The button is replaced by the field, and the field by the button: each gets the focus of the other.
  useLayoutEffect(() => {
    if (shown.current !== editing)
      item.current?.querySelector<HTMLElement>(editing ? 'textarea' : 'button')?.focus();
    shown.current = editing;
  }, [editing]);
  useLayoutEffect(() => {
    const own = item.current;
    return () => {
      if (gone.current) focusBeside(own);
    };
  }, []);
  const begin = () => {
    edit.reset();
    setText(note.text);
  };
  const ask = () => {
    remove.reset();
    setRemoving(true);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    edit.mutate((text ?? '').trim());
  };
  if (editing)
    return (
      <li ref={item} tabIndex={-1}>
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
    <li ref={item} tabIndex={-1}>
      <p className="prose">{note.text}</p>
      <footer className="soft">
        <span>
          {note.author_name} · <Moment at={note.created_at} />
          {note.edited_at && ` · ${t('notes.edited')}`}
        </span>
        {note.actions.includes('update') && (
          <button type="button" className="button quiet small" onClick={begin}>
            {t('edit')}
          </button>
        )}
        {note.actions.includes('delete') && (
          <button type="button" className="button quiet small" onClick={ask}>
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
          onConfirm={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
