import { required as isRequired, TextInput } from 'react-admin';
import type { FieldName, Key } from '../i18n/words';

const BEIJING_MS = 8 * 3_600_000;

interface Props {
  source: FieldName;
  label?: Key;
  required?: boolean;
}

/** An input for a date and time in Beijing time, like all times in the console. */
export const MomentInput = ({ source, label = `field.${source}`, required = false }: Props) => (
  <TextInput
    source={source}
    type="datetime-local"
    label={label}
    helperText={required ? 'moment.help' : 'banner.moment_help'}
    {...(required && { validate: isRequired() })}
    slotProps={{ inputLabel: { shrink: true } }}
    format={(value?: string | null) =>
      value ? new Date(Date.parse(value) + BEIJING_MS).toISOString().slice(0, 16) : ''
    }
    parse={(local: string) => (local ? new Date(`${local}:00+08:00`).toISOString() : null)}
  />
);
