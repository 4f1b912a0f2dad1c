/** A new idempotency key: 36 hexadecimal digits. `crypto.randomUUID` does not exist on pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
