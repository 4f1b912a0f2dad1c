import type { AgreementRecord, Language, LegalSection } from '@ipw/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Key } from '../i18n/words';
import { callApi } from '../http/call-api';
import { callAction } from '../http/resource-calls';

/**
 * Begins, publishes or discards the draft of an agreement; every page of it is asked anew. `done` is said afterwards from
 * here: the card that asked goes away with its draft.
 */
export function useAgreementAct(id: string, done?: Key) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation<AgreementRecord, Error, { action: 'draft' | 'publish' | 'discard'; body?: object }>({
    mutationFn: ({ action, body }) => callAction('agreements', id, action, body) as Promise<AgreementRecord>,
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

/** Saves one language of the draft; answers the version it now has. */
export async function saveDraft(id: string, draft: LanguageDraft): Promise<number> {
  return (await callApi('PUT agreements/:id/draft', { id, body: draft })).version;
}

export const useTexts = (id: string, version: string) =>
  useQuery({
    queryKey: ['agreements', 'text', id, version],
    queryFn: () => callApi('GET agreements/:id/versions/:version', { id, version }),
  });
