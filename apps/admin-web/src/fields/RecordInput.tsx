import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import type { ResourceName } from '../http/call-api';
import { useT } from '../i18n/locale';
import type { FieldName } from '../i18n/words';

interface Props {
  source: FieldName;
  reference: ResourceName;
  /** The field with the referenced record's name, which its `q` filter searches. */
  text: string;
}

/** An input for another record, found by a part of its name. */
export function RecordInput({ source, reference, text }: Props) {
  const t = useT();
  return (
    <ReferenceInput source={source} reference={reference} sort={{ field: 'created_at', order: 'DESC' }}>
      <AutocompleteInput
        label={`field.${source}`}
        optionText={text}
        filterToQuery={(q: string) => (q ? { q } : {})}
        helperText={t('record_input.help')}
        validate={required()}
      />
    </ReferenceInput>
  );
}
