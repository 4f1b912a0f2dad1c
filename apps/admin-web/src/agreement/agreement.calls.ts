import type { AgreementRecord, Language, LegalSection } from '@ipw/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Key } from '../i18n/words';
import { callApi, type Given } from '../http/call-api';

type Act =
  | { action: 'draft' }
  | ({ action: 'publish' } & Pick<Given<'POST agreements/:id/publish'>, 'body'>)
  | ({ action: 'discard' } & Pick<Given<'POST agreements/:id/discard'>, 'body'>);

/**
 * Begins, publishes or discards the draft of an agreement, then reloads its pages. Shows the toast `done` from here, because
 * the calling card disappears with its draft.
 */
export function useAgreementAct(id: string, done?: Key) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation<AgreementRecord, Error, Act>({
    mutationFn: (act) => {
      if (act.action === 'publish') return callApi('POST agreements/:id/publish', { id, body: act.body });
      if (act.action === 'discard') return callApi('POST agreements/:id/discard', { id, body: act.body });
      return callApi('POST agreements/:id/draft', { id });
    },
    onSuccess: () => {
      if (done) notify(done, { type: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['agreements'] }),
  });
}

export interface LanguageDraft {
  version: number;
  language: Language;
  title: string;
  sections: LegalSection[];
}

/** Saves one language of the draft; returns the draft's new version. */
export async function saveDraft(id: string, draft: LanguageDraft): Promise<number> {
  return (await callApi('PUT agreements/:id/draft', { id, body: draft })).version;
}

export const useTexts = (id: string, version: string) =>
  useQuery({
    queryKey: ['agreements', 'text', id, version],
    queryFn: () => callApi('GET agreements/:id/versions/:version', { id, version }),
  });
