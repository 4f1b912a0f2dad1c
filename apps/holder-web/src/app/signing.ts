import { commonApi, type PublicConfig, sha256, signedText } from '@ipw/domain';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * The function that signs calls for this server; undefined when the server gives no secret. Loaded only after a call was
 * refused for its signature.
 */
export async function signer(): Promise<((parameters: Parameters) => Parameters) | undefined> {
  const response = await fetch(`/api/${commonApi.config.path}`, { cache: 'no-store' });
  const { data } = (await response.json()) as { data: PublicConfig | null };
  const secret = data?.sign_secret;
  if (!secret) return undefined;
  return (parameters) => {
    // As the server parses it: undefined values are not sent.
    const sent = JSON.parse(JSON.stringify(parameters)) as Parameters;
    return { ...sent, sign: sha256(signedText(sent, secret)).toUpperCase() };
  };
}
