import { commonApi, type PublicConfig, sha256, signedText } from '@ipw/domain';

type Parameters = Readonly<Record<string, unknown>>;

/** How this server wants its calls signed; undefined where it does not say. Loaded only when a call was refused for it. */
export async function signer(): Promise<((parameters: Parameters) => Parameters) | undefined> {
  const response = await fetch(`/api/${commonApi.config.path}`, { cache: 'no-store' });
  const { data } = (await response.json()) as { data: PublicConfig | null };
  const secret = data?.sign_secret;
  if (!secret) return undefined;
  return (parameters) => {
    // As the server reads it: what is not defined is not sent.
    const sent = JSON.parse(JSON.stringify(parameters)) as Parameters;
    return { ...sent, sign: sha256(signedText(sent, secret)).toUpperCase() };
  };
}
