import { LANGUAGES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';
import type { Key } from '../i18n/words';
import './wording.css';

/** One text of a record that has its texts in every language. */
export interface TextPlan {
  name: string;
  label: Key;
  /** Maximum code points. */
  max: number;
  /** Rows of a text of several lines; without it the text is one line. */
  rows?: number;
  help?: Key;
  optional?: true;
}

/** A title and a body, which most of these records have. */
export const titleAndBody = (
  { title, body }: { title: number; body: number },
  { help, rows = 6 }: { help?: Key; rows?: number } = { help: 'article.body_help' },
): TextPlan[] => [
  { name: 'title', label: 'field.title', max: title },
  { name: 'body', label: 'field.body', max: body, rows, ...(help && { help }) },
];

/** An emptied text is sent as an empty text, not as null. */
const asTyped = (value: string) => value;

/** The texts of a record in each language. */
export const TextInputs = ({ texts }: { texts: readonly TextPlan[] }) =>
  LANGUAGES.map((language) => (
    <fieldset key={language} className="wording" lang={language}>
      <legend>{LOCALES[language]}</legend>
      {texts.map(({ name, label, max, rows, help, optional }) => (
        <TextInput
          key={name}
          source={`texts.${language}.${name}`}
          label={label}
          helperText={help ?? false}
          {...(rows && { multiline: true, minRows: rows })}
          {...(optional
            ? { parse: asTyped, validate: maxLength(max) }
            : { validate: [required(), maxLength(max)] })}
        />
      ))}
    </fieldset>
  ));
