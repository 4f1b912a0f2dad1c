import type { AgreementRecord, Language, LegalSection } from '@ipw/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Key } from '../i18n/words';
import { callApi } from '../http/call-api';
import { callAction } from '../http/resource-calls';

/**
 * Begins, publishes or discards the draft of an agreement, then reloads its pages. Shows the toast `done` from here, because
 * the calling card disappears with its draft.
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

/** Saves one language of the draft; returns the draft's new version. */
export async function saveDraft(id: string, draft: LanguageDraft): Promise<number> {
  return (await callApi('PUT agreements/:id/draft', { id, body: draft })).version;
}

export const useTexts = (id: string, version: string) =>
  useQuery({
    queryKey: ['agreements', 'text', id, version],
    queryFn: () => callApi('GET agreements/:id/versions/:version', { id, version }),
  });
