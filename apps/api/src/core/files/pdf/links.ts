/** Allowed schemes of links in a public document; all others run something or open a file. */
const SCHEMES = /^(?:https?|mailto|tel|sms)$/i;

/** `www.example.com:8080/x`, written without a scheme. */
const HOST_AND_PORT = /^[a-z][a-z\d-]*\.[a-z\d.-]+:\d{1,5}(?:[/?#]|$)/i;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Whether a PDF text, as written, links to a target that is not allowed: a scheme other than those of web pages, e-mail and
 * phones, or a network path (`\\host`, `//host`), which a viewer opens with the user's credentials.
 */
export function leadsAstray(written: string): boolean {
  const link = addressIn(written);
  if (/^[\\/]{2}/.test(link)) return true;
  if (HOST_AND_PORT.test(link)) return false;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(link)?.[1];
  return scheme !== undefined && !SCHEMES.test(scheme);
}

/** Whether a text that may be a link runs a script or a program or opens a file. Titles contain colons too. */
export const runs = (written: string): boolean =>
  /^(?:(?:java|vb)script:|data:|file:|smb:|search-ms:|ms-[a-z-]+:|[\\/]{2})/i.test(addressIn(written));

/** Removes what viewers ignore in an address, including the zero bytes of UTF-16. */
const addressIn = (written: string): string => plain(written).replace(/[^\x21-\x7e]/g, '');

/** The bytes of a text in brackets or hexadecimal, complete or cut off. */
function plain(written: string): string {
  if (written.startsWith('<'))
    return Buffer.from(written.replace(/>[^]*|[^\da-f]/gi, ''), 'hex').toString('latin1');
  return written
    .replace(/^\(/, '')
    .replace(/\\(?:([0-7]{1,3})|\r\n|([^]))/g, (_, octal?: string, letter?: string) => {
      if (octal) return String.fromCharCode(parseInt(octal, 8) & 0xff);
      return letter === undefined ? '' : (ESCAPES[letter] ?? letter);
    });
}
