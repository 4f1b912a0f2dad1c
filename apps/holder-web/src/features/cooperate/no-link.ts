import { ERRORS } from '@ipw/domain';

/** A link that opens nothing, or was cut, is shown by the page. */
export const NO_LINK = [ERRORS.NOT_FOUND.code, ERRORS.VALIDATION.code];
