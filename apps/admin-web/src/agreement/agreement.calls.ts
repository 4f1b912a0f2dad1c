import type { AgreementRecord, Language, LegalSection, LegalTexts } from '@ipw/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Key } from '../i18n/words';
import { API, get, http, post } from '../http/http';

/**
 * Begins, publishes or discards the draft of an agreement; every page of it is asked anew. `done` is said afterwards from
 * here: the card that asked goes away with its draft.
 */
export function useAgreementAct(id: string, done?: Key) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation<AgreementRecord, Error, { action: 'draft' | 'publish' | 'discard'; body?: object }>({
    mutationFn: ({ action, body }) => post<AgreementRecord>(`agreements/${id}/${action}`, body),
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
  const { json } = await http(`${API}/agreements/${id}/draft`, {
    method: 'PUT',
    body: JSON.stringify(draft),
  });
  return (json as { version: number }).version;
}

export const useTexts = (id: string, version: string) =>
  useQuery({
    queryKey: ['agreements', 'text', id, version],
    queryFn: () => get<LegalTexts>(`agreements/${id}/versions/${version}`),
  });
