import { maxLength, required, TextInput, useRecordContext } from 'react-admin';
import type { Key } from '../i18n/words';

interface Props {
  max: number;
  help?: Key;
}

/** Why a published record is changed; a draft needs no reason. */
export function ReasonInput({ max, help }: Props) {
  const record = useRecordContext<{ id: string; published_at: string | null }>();
  if (!record?.published_at) return null;
  return (
    <TextInput
      source="reason"
      label="field.reason"
      helperText={help ?? false}
      multiline
      minRows={2}
      parse={(value: string) => value}
      validate={[required(), maxLength(max)]}
    />
  );
}
