import { ERRORS } from '@ipw/domain';
import { ask } from '@ipw/ui';
import { useCallback, useRef } from 'react';
import { ApiError, TEMPORARY } from '../app/api';
import { useStillHere } from '../app/use-still-here';
import { translate } from '../i18n/catalogue';

const CONFLICT = ERRORS.CONFLICT.code;
export const EXPECT_CONFLICT = [CONFLICT] as const;
/** Of a save nobody asked for: what the form's line of state says is not said twice. */
export const EXPECT_SAVING = [CONFLICT, ...TEMPORARY] as const;

/**
 * Serialises saves and names the version each one saw. On a conflict the writer chooses whose version stays;
 * `onReloadRemote` shows the other one.
 */
export function useVersioned(start: number | undefined, onReloadRemote: () => void) {
  const version = useRef(start);
  const stillHere = useStillHere();
  const saves = useRef<Promise<unknown>>(Promise.resolve());
  const run = async <T extends { version: number }>(
    send: (seen: number | undefined) => Promise<T>,
    seen: number | undefined,
  ): Promise<T> => {
    try {
      const saved = await send(seen);
      version.current = saved.version;
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== CONFLICT || !stillHere()) throw error;
      const mine = await ask({
        title: translate('review.conflict.title'),
        text: translate('review.conflict.text'),
        confirm: translate('review.conflict.mine'),
        cancel: translate('review.conflict.theirs'),
      });
      if (!mine) {
        // Left unanswered, the question comes again with the next visit.
        if (stillHere()) onReloadRemote();
        throw error;
      }
      version.current = Number(error.data.version);
      return run(send, version.current);
    }
  };
  /** `seen`: a version other than the newest known here, of values that were typed on it. */
  const versioned = <T extends { version: number }>(
    send: (seen: number | undefined) => Promise<T>,
    seen?: number,
  ): Promise<T> => {
    const next = saves.current.then(() => run(send, seen ?? version.current));
    saves.current = next.catch(() => undefined);
    return next;
  };
  return { versioned, versionNow: useCallback(() => version.current, []) };
}
