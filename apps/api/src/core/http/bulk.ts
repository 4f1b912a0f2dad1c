import type { BulkOutcome } from '@ipw/domain';
import { DomainError } from '../errors/domain-error';
import { translate, translateFieldError } from '../i18n';
import type { Context } from './context';

/** Decides records one by one, each in its own transaction, and returns each result. */
export async function bulk(
  { ids, versions }: { ids: string[]; versions: number[] },
  { language }: Context,
  decide: (id: string, version: number) => Promise<{ state: string; version: number }>,
): Promise<BulkOutcome[]> {
  const results: BulkOutcome[] = [];
  for (const [at, recordId] of ids.entries()) {
    try {
      results.push({ id: recordId, ok: true, ...(await decide(recordId, versions[at]!)) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { machine, state } = error.args as { machine?: string; state?: string };
      const message = error.errors[0]
        ? translateFieldError(language, error.errors[0])
        : translate(language, error.sentence, {
            state: translate(language, `state.${machine ?? ''}.${state ?? ''}`),
          });
      results.push({ id: recordId, ok: false, code: error.spec.code, message });
    }
  }
  return results;
}
