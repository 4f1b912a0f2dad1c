import type { FieldError, Language } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { translateFieldError } from '../i18n';
import { hadFiles } from './receive';

/** A form's field of files, what to say when they must be chosen again, and when the form's key has expired. */
interface FormWords {
  field: string;
  again: string;
  stale: string;
}

/** Error sentences by field, for a refused form that is shown again: without its files, which a browser does not keep. */
export const refusedFields = (
  request: FastifyRequest,
  errors: readonly FieldError[],
  language: Language,
  { field, again, stale }: FormWords,
): Record<string, string> => ({
  ...(hadFiles(request) && { [field]: again }),
  ...Object.fromEntries(
    errors.map((error) => [
      // FileService names the field `file`.
      error.field === 'file' ? field : error.field,
      error.field === 'form' ? stale : translateFieldError(language, error),
    ]),
  ),
});
