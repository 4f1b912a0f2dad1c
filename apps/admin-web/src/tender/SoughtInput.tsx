import type { TenderSought } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, required, useRecordContext } from 'react-admin';
import { callApi, type RecordOf } from '../http/call-api';

/** Items of a reference list by their present names; a hidden one is offered where it was chosen before. */
export function SoughtInput({ source, needed = false }: { source: TenderSought; needed?: boolean }) {
  const tender = useRecordContext<RecordOf<'tenders'>>();
  const { data } = useQuery({
    queryKey: ['tenders', 'choices'],
    queryFn: () => callApi('GET tenders/choices'),
  });
  const chosen = tender?.[source] ?? [];
  const offered = data?.[source].filter(({ id, hidden }) => !hidden || chosen.includes(Number(id)));
  return (
    <AutocompleteArrayInput
      source={source}
      label={`field.${source}`}
      choices={offered ?? []}
      isLoading={!data}
      translateChoice={false}
      helperText={false}
      {...(needed ? { validate: required() } : { defaultValue: [] })}
    />
  );
}
