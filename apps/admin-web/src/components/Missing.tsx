import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';

/** Whether the dialog around a field was sent before it was complete. */
export const Incomplete = createContext(false);

/** What an empty field says once its dialog was sent. */
export function useMissing(empty: boolean): string | undefined {
  const translate = useTranslate();
  return useContext(Incomplete) && empty ? translate('ra.validation.required') : undefined;
}

/** The server's word about a field, or else that the field is empty. */
export function Problem({ error, empty }: { error: string | undefined; empty: boolean }) {
  const missing = useMissing(empty);
  const problem = error ?? missing;
  return problem && <em role="alert">{problem}</em>;
}
