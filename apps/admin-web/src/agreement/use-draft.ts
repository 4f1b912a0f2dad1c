import { type AgreementDraft, type Language, LANGUAGES } from '@ipw/domain';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { callApi } from '../http/call-api';
import { isConflict, type Refusal } from '../http/refusal';
import { saveDraft } from './agreement.calls';
import { fromTyped, sameText, toTyped, type TypedText } from './clause-text';
import type { Conflict, Saving } from './saving';
import { type Seen, startOf, type Unsaved, useUnsaved } from './unsaved-text';

const PAUSE = 1200;

/**
 * The text of a draft in the editor. It is saved after a pause in typing, one language at a time, each with the version it
 * was read at; text that could not be saved stays on the screen and in this browser, and is retried with the next change or
 * when the editor is opened again. Where a colleague saved another text of the same language, nothing is saved until
 * `keep` or `drop`.
 */
export function useDraft(id: string, draft: AgreementDraft) {
  const unsaved = useUnsaved(id);
  const [start] = useState(() => startOf(draft, unsaved.read()));
  const [texts, setTexts] = useState(start.texts);
  const [saving, setSaving] = useState<Saving>(start.saving);
  const seen = useRef<Seen>(start.seen);
  const dirty = useRef(new Set(start.dirty));
  const conflict = useRef<Conflict | undefined>(
    start.saving.status === 'conflict' ? start.saving : undefined,
  );
  const running = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(texts);

  const write = (next: Record<Language, TypedText>) => {
    latest.current = next;
    setTexts(next);
  };
  const remember = () => {
    const { id: of, version } = seen.current;
    const left = [...dirty.current].map((language) => [language, latest.current[language]]);
    unsaved.write(
      left.length ? { draft: of, version, texts: Object.fromEntries(left) as Unsaved['texts'] } : undefined,
    );
  };
  /** Shows what the server has in the languages that have no unsaved text. */
  const adopt = (theirs: AgreementDraft) => {
    const shown = LANGUAGES.filter(
      (one) => !dirty.current.has(one) && !sameText(theirs.texts[one], fromTyped(latest.current[one])),
    ).map((one) => [one, toTyped(theirs.texts[one])]);
    write({ ...latest.current, ...(Object.fromEntries(shown) as Partial<Record<Language, TypedText>>) });
  };

  const send = async () => {
    for (const language of [...dirty.current]) {
      const text = latest.current[language];
      const body = fromTyped(text);
      const version = await saveDraft(id, { version: seen.current.version, language, ...body });
      seen.current = { ...seen.current, version, texts: { ...seen.current.texts, [language]: body } };
      if (latest.current[language] === text) dirty.current.delete(language);
      remember();
    }
  };
  const attempt = async (): Promise<Saving> => {
    try {
      await send();
      return { status: dirty.current.size ? 'waiting' : 'saved' };
    } catch (error) {
      if (!isConflict(error)) throw error;
      return compare(error);
    }
  };
  /** Goes on with the newer version, unless it has another text in a language that is not saved. */
  const compare = async (error: Refusal): Promise<Saving> => {
    const { draft: theirs } = await callApi('GET agreements/:id', { id });
    const { id: of, version, texts: before } = seen.current;
    if (theirs?.id !== of || theirs.version === version) throw error;
    adopt(theirs);
    const languages = [...dirty.current].filter(
      (one) =>
        !sameText(theirs.texts[one], before[one]) &&
        !sameText(theirs.texts[one], fromTyped(latest.current[one])),
    );
    if (languages.length) {
      conflict.current = { theirs, languages };
      return { status: 'conflict', theirs, languages };
    }
    seen.current = theirs;
    return attempt();
  };
  /** Resolves to whether all text is saved. */
  const save = () => {
    running.current = running.current.then(async () => {
      if (conflict.current || dirty.current.size === 0) return;
      setSaving({ status: 'saving' });
      setSaving(await attempt().catch((error: Error): Saving => ({ status: 'failed', error })));
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
    write({ ...latest.current, [language]: text });
    dirty.current.add(language);
    remember();
    if (!conflict.current) setSaving({ status: 'waiting' });
  };
  /** Ends a conflict: the text here replaces the one on the server. */
  const keep = () => {
    if (conflict.current) seen.current = conflict.current.theirs;
    conflict.current = undefined;
    void save();
  };
  /** Ends a conflict: the text on the server replaces the one here; what is unsaved in other languages is saved. */
  const drop = () => {
    if (!conflict.current) return;
    const { theirs, languages } = conflict.current;
    seen.current = theirs;
    conflict.current = undefined;
    for (const one of languages) dirty.current.delete(one);
    adopt(theirs);
    remember();
    setSaving({ status: dirty.current.size ? 'waiting' : 'saved' });
  };
  return { texts, change, saving, save, keep, drop };
}
