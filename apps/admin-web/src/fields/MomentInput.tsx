import { required as isRequired, TextInput } from 'react-admin';
import type { FieldName } from '../i18n/words';

const BEIJING_MS = 8 * 3_600_000;

/** An input for a date and time in Beijing time, like all times in the console. */
export const MomentInput = ({ source, required = false }: { source: FieldName; required?: boolean }) => (
  <TextInput
    source={source}
    type="datetime-local"
    label={`field.${source}`}
    helperText={required ? 'moment.help' : 'banner.moment_help'}
    {...(required && { validate: isRequired() })}
    slotProps={{ inputLabel: { shrink: true } }}
    format={(value?: string | null) =>
      value ? new Date(Date.parse(value) + BEIJING_MS).toISOString().slice(0, 16) : ''
    }
    parse={(local: string) => (local ? new Date(`${local}:00+08:00`).toISOString() : null)}
  />
);
