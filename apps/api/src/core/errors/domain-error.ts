import { type Agreement, ERRORS, type ErrorName, type FieldError, type Rule } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';

/**
 * The error of every refusal. `args` fill its sentence (by default `error.<NAME>`) and, where the contract says so, are part
 * of `data`. The error filter translates it.
 */
export class DomainError extends Error {
  constructor(
    readonly reason: ErrorName,
    readonly args: Record<string, unknown> = {},
    readonly errors: FieldError[] = [],
    readonly sentence: ServerKey = `error.${reason}`,
  ) {
    super(reason);
  }

  get spec() {
    return ERRORS[this.reason];
  }
}

/** A refusal of one field by a named rule. */
export const validationError = (field: string, rule: Rule, args: FieldError['args'] = {}): DomainError =>
  new DomainError('VALIDATION', {}, [{ field, rule, args }]);

export const notFound = (): DomainError => new DomainError('NOT_FOUND');

/** A system that the call needs did not answer, or gave an invalid answer: BUSY, to be repeated in 5 s. */
export const noAnswer = (): DomainError => new DomainError('BUSY', { retry_after: 5 });

/** A missing consent; the answer also names the field `agree`. */
export const notAgreed = (agreement: Agreement, sentence?: ServerKey): DomainError =>
  new DomainError('AGREEMENT', { agreement }, [{ field: 'agree', rule: 'agree', args: {} }], sentence);
