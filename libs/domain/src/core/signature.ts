/**
 * The text a call's signature is computed of (contract 1): all parameters but `sign`, sorted by code unit, each key directly
 * followed by its value (JSON unless it is a string), then the secret.
 */
export const signedText = (parameters: Readonly<Record<string, unknown>>, secret: string): string =>
  Object.keys(parameters)
    .filter((key) => key !== 'sign')
    .sort()
    .map((key) => {
      const value = parameters[key];
      return key + (typeof value === 'string' ? value : JSON.stringify(value));
    })
    .join('') + secret;
