import type { Agreement, ShownTexts } from '@ipw/domain';
import { useResource } from '../app/use-resource';
import { agreements } from './calls';

/** The texts a form's tick covers, in the versions in force when it was opened. Unknown, the server takes those of now. */
export function useShownTexts(pages: readonly Agreement[]): ShownTexts {
  const { data } = useResource('agreements', agreements);
  return data && pages.flatMap((page) => (data[page] ? [{ page, version: data[page].version }] : []));
}
