/**
 * What the signature of a call is made of (contract 1): every parameter but `sign`, keys sorted by code unit, key
 * directly followed by its value (what is no text as JSON), then the secret.
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
