/** Escaped HTML; only `markup` and `trusted` create it. */
export class Html {
  constructor(readonly text: string) {}
}

/** Values for a template: all but `Html` are escaped; null, undefined, `false` and an empty list become nothing. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: HtmlPart): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return (part as readonly HtmlPart[]).map(written).join('');
  if (part === null || part === undefined || part === false) return '';
  return String(part as string | number).replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
};

/** HTML from a template: markup`<p class="${name}">${text}</p>`. Attributes must be quoted. */
export const markup = (pieces: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(pieces.reduce((text, piece, at) => text + written(parts[at - 1]) + piece));

/** HTML written in the code, such as a stylesheet or an icon. Never user input. */
export const trusted = (text: string): Html => new Html(text);

/** A value as JSON that cannot end the script element around it. */
export const jsonFor = (value: unknown): Html =>
  new Html(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
