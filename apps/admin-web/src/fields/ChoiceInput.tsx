import { required as isRequired, SelectInput } from 'react-admin';
import { useT } from '../i18n/locale';
import { type FieldName, keyOf } from '../i18n/words';

interface Props {
  source: FieldName;
  options: readonly (string | number)[];
  /** Label keys of the options: `<prefix>.<option>`. */
  prefix: string;
  required?: boolean;
}

/** A select of an enum. */
export function ChoiceInput({ source, options, prefix, required = false }: Props) {
  const t = useT();
  return (
    <SelectInput
      source={source}
      label={`field.${source}`}
      choices={options.map((id) => ({ id, name: t(keyOf(prefix, id)) }))}
      helperText={false}
      translateChoice={false}
      {...(required && { validate: isRequired() })}
    />
  );
}
