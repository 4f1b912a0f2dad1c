/**
 * All errors of both APIs: code in the envelope, HTTP status and, by name, sentence (`error.<NAME>`). Business errors of the
 * data API have HTTP status 200; `console` is the status in the console API.
 */
export const ERRORS = {
  VALIDATION: { code: 40001, http: 200, console: 400 },
  SIGNATURE: { code: 40002, http: 200, console: 400 },
  YZM: { code: 40003, http: 200, console: 400 },
  CAPTCHA: { code: 40004, http: 200, console: 400 },
  NOT_FOUND: { code: 40400, http: 200, console: 404 },
  STATE: { code: 40900, http: 200, console: 409 },
  CONFLICT: { code: 40901, http: 200, console: 409 },
  FILED_ALREADY: { code: 40900, http: 200, console: 409 },
  PHONE_UNKNOWN: { code: 41001, http: 200, console: 400 },
  PASSWORD: { code: 41002, http: 200, console: 401 },
  LOCKED: { code: 41003, http: 200, console: 429 },
  PHONE_TAKEN: { code: 41004, http: 200, console: 409 },
  REAL_NAME: { code: 42001, http: 200, console: 403 },
  ARTIST_IP: { code: 42002, http: 200, console: 409 },
  ALREADY_CLAIMED: { code: 42003, http: 200, console: 409 },
  NO_CURRENT_IP: { code: 42004, http: 200, console: 400 },
  AGREEMENT: { code: 42005, http: 200, console: 400 },
  FILING_CREDIT: { code: 42009, http: 200, console: 409 },
  UNPAID: { code: 42010, http: 200, console: 409 },
  SETTLE_FIRST: { code: 42011, http: 200, console: 409 },
  ADDRESS_UNSET: { code: 42012, http: 200, console: 409 },
  DISPUTED: { code: 42013, http: 200, console: 409 },
  BARRED: { code: 42014, http: 200, console: 409 },
  BUSINESS_PASSWORD_UNSET: { code: 42006, http: 200, console: 409 },
  BUSINESS_PASSWORD: { code: 42007, http: 200, console: 403 },
  BUSINESS_PASSWORD_WRONG: { code: 42007, http: 200, console: 403 },
  NO_ACCESS: { code: 42008, http: 200, console: 403 },
  TOO_MANY: { code: 42900, http: 429, console: 429 },
  REVEALS_USED: { code: 42900, http: 429, console: 429 },
  FILES_USED: { code: 42900, http: 429, console: 429 },
  TOKEN_ILLEGAL: { code: 50008, http: 401, console: 401 },
  TOKEN_ENDED: { code: 50012, http: 401, console: 401 },
  TOKEN_EXPIRED: { code: 50014, http: 401, console: 401 },
  TOTP_NEEDED: { code: 41005, http: 401, console: 401 },
  CONFIRM_NEEDED: { code: 41006, http: 403, console: 403 },
  FORBIDDEN: { code: 40300, http: 403, console: 403 },
  OWN_MATTER: { code: 40301, http: 403, console: 403 },
  TOO_LARGE: { code: 41300, http: 413, console: 413 },
  MEDIA_TYPE: { code: 41500, http: 415, console: 415 },
  BUSY: { code: 50300, http: 503, console: 503 },
  INTERNAL: { code: 50000, http: 500, console: 500 },
} as const;

export type ErrorName = keyof typeof ERRORS;

/** The codes after which a client must sign in again. */
export const SESSION_CODES: readonly number[] = [50008, 50012, 50014];
