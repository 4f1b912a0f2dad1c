/** Where links of a public document may lead; everything else runs something or opens a file. */
const SCHEMES = /^(?:https?|mailto|tel|sms)$/i;

/** `www.example.com:8080/x`, written without a scheme. */
const HOST_AND_PORT = /^[a-z][a-z\d-]*\.[a-z\d.-]+:\d{1,5}(?:[/?#]|$)/i;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Whether a text of a PDF, as it is written, leads where no link of a public document should: a scheme beyond those of web
 * pages, e-mail and phones, or a path of a network (`\\host`, `//host`), which a viewer asks for with a user's password.
 */
export function leadsAstray(written: string): boolean {
  const link = addressIn(written);
  if (/^[\\/]{2}/.test(link)) return true;
  if (HOST_AND_PORT.test(link)) return false;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(link)?.[1];
  return scheme !== undefined && !SCHEMES.test(scheme);
}

/** Whether a text that may be a link runs a script or a program, or opens a file: titles have colons, too. */
export const runs = (written: string): boolean =>
  /^(?:(?:java|vb)script:|data:|file:|smb:|search-ms:|ms-[a-z-]+:|[\\/]{2})/i.test(addressIn(written));

/** Viewers pass over what stands before and within an address; two bytes a letter leave their zeros behind. */
const addressIn = (written: string): string => plain(written).replace(/[^\x21-\x7e]/g, '');

/** A text in brackets or hexadecimal, cut short or not, as the bytes it stands for. */
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
