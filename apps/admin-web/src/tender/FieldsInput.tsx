import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, required, useRecordContext } from 'react-admin';
import type { RecordOf } from '../http/call-api';
import { callApi } from '../http/call-api';

/** Licensing fields by their present names; a hidden one is offered where it was chosen before. */
export function FieldsInput() {
  const tender = useRecordContext<RecordOf<'tenders'>>();
  const { data } = useQuery({
    queryKey: ['tenders', 'fields'],
    queryFn: () => callApi('GET tenders/fields'),
  });
  const chosen = tender?.field_ids ?? [];
  const offered = (data ?? []).filter(({ id, hidden }) => !hidden || chosen.includes(Number(id)));
  return (
    <AutocompleteArrayInput
      source="field_ids"
      label="field.field_ids"
      choices={offered}
      isLoading={!data}
      translateChoice={false}
      helperText={false}
      validate={required()}
    />
  );
}
