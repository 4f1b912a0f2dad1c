import { BooleanInput } from 'react-admin';
import type { FieldName } from '../i18n/words';

/** A flag the wire writes as 0 or 1. */
export const BooleanNumberInput = ({ source }: { source: FieldName }) => (
  <BooleanInput
    source={source}
    helperText={false}
    label={`field.${source}`}
    format={(value) => value === 1}
    parse={(value: boolean) => (value ? 1 : 0)}
  />
);
