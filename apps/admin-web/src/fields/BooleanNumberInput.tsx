import { BooleanInput } from 'react-admin';
import type { FieldName } from '../i18n/words';

interface Props {
  source: FieldName;
  /** Value in a new record. */
  initial?: 0 | 1;
}

/** A flag the API stores as 0 or 1. */
export const BooleanNumberInput = ({ source, initial }: Props) => (
  <BooleanInput
    source={source}
    defaultValue={initial}
    helperText={false}
    label={`field.${source}`}
    format={(value) => value === 1}
    parse={(value: boolean) => (value ? 1 : 0)}
  />
);
