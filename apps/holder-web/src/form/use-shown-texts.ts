import type { Agreement, ShownTexts } from '@ipw/domain';
import { useResource } from '../app/use-resource';
import { agreements } from './calls';

/**
 * Versions of the agreements a form's checkbox covers, as in force when it opened. While unknown, the server uses the
 * current ones.
 */
export function useShownTexts(pages: readonly Agreement[]): ShownTexts {
  const { data } = useResource('agreements', agreements);
  return data && pages.flatMap((page) => (data[page] ? [{ page, version: data[page].version }] : []));
}
