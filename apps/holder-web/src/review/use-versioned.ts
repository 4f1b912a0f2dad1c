import { ERRORS } from '@ipw/domain';
import { ask } from '@ipw/ui';
import { useRef } from 'react';
import { ApiError } from '../app/api';
import { translate } from '../i18n/catalogue';

const CONFLICT = ERRORS.CONFLICT.code;
export const EXPECT_CONFLICT = [CONFLICT] as const;

/**
 * Saves that wait for one another and name the version they saw. When somebody else changed the same thing meanwhile,
 * the writer decides whose words stay; `onTheirs` shows the other's.
 */
export function useVersioned(start: number | undefined, onTheirs: () => void) {
  const version = useRef(start);
  const saves = useRef<Promise<unknown>>(Promise.resolve());
  const run = async <T extends { version: number }>(
    send: (seen: number | undefined) => Promise<T>,
  ): Promise<T> => {
    try {
      const saved = await send(version.current);
      version.current = saved.version;
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== CONFLICT) throw error;
      const mine = await ask({
        title: translate('review.conflict.title'),
        text: translate('review.conflict.text'),
        confirm: translate('review.conflict.mine'),
        cancel: translate('review.conflict.theirs'),
      });
      if (!mine) {
        onTheirs();
        throw error;
      }
      version.current = Number(error.data.version);
      return run(send);
    }
  };
  return <T extends { version: number }>(send: (seen: number | undefined) => Promise<T>): Promise<T> => {
    const next = saves.current.then(() => run(send));
    saves.current = next.catch(() => undefined);
    return next;
  };
}
