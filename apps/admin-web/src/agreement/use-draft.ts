import { type AgreementDraft, type Language, LANGUAGES } from '@ipw/domain';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import type { Refusal } from '../http/refusal';
import { saveDraft } from './agreement.calls';
import { fromTyped, toTyped, type TypedText } from './clause-text';

const PAUSE = 1200;

export type Saving =
  { status: 'saved' | 'waiting' | 'saving' } | { status: 'failed'; error: Refusal | Error };

/**
 * The text of a draft in the editor. It is saved after a pause in typing, one language at a time, each with the version it
 * was read at; text that could not be saved stays on the screen and is retried with the next change.
 */
export function useDraft(id: string, draft: AgreementDraft) {
  const [texts, setTexts] = useState(
    () =>
      Object.fromEntries(LANGUAGES.map((one) => [one, toTyped(draft.texts[one])])) as Record<
        Language,
        TypedText
      >,
  );
  const [saving, setSaving] = useState<Saving>({ status: 'saved' });
  const version = useRef(draft.version);
  const dirty = useRef(new Set<Language>());
  const running = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });

  /** Resolves to whether all text is saved. */
  const save = () => {
    running.current = running.current.then(async () => {
      try {
        for (const language of [...dirty.current]) {
          setSaving({ status: 'saving' });
          dirty.current.delete(language);
          try {
            const body = fromTyped(latest.current[language]);
            version.current = await saveDraft(id, { version: version.current, language, ...body });
          } catch (error) {
            dirty.current.add(language);
            throw error;
          }
        }
        setSaving({ status: dirty.current.size ? 'waiting' : 'saved' });
      } catch (error) {
        setSaving({ status: 'failed', error: error as Error });
      }
    });
    return running.current.then(() => dirty.current.size === 0);
  };

  useEffect(() => {
    if (saving.status !== 'waiting') return;
    const timer = setTimeout(() => void save(), PAUSE);
    return () => clearTimeout(timer);
  });
  useBeforeUnload((event) => {
    if (dirty.current.size) event.preventDefault();
  });
  // Leaving the page by a link saves text that is still waiting for the pause.
  const leave = useRef(save);
  useEffect(() => {
    leave.current = save;
  });
  useEffect(
    () => () => {
      if (dirty.current.size) void leave.current();
    },
    [],
  );

  const change = (language: Language, text: TypedText) => {
    setTexts((before) => ({ ...before, [language]: text }));
    dirty.current.add(language);
    setSaving({ status: 'waiting' });
  };
  return { texts, change, saving, save };
}
