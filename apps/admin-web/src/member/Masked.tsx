import { REVEAL, type Revealed, type RevealField } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { None } from '../components/None';
import { post } from '../http/http';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import type { MemberRecord } from './member.rows';
import { RevealDialog } from './RevealDialog';
import { Shown } from './Shown';

interface Props {
  member: MemberRecord;
  field: RevealField;
  masked: string | null;
  /** Stands before the value, e.g. an area code. */
  before?: string;
}

/** A masked value; for a reason it is shown in clear for a short while, and never kept. */
export function Masked({ member, field, masked, before }: Props) {
  const t = useT();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [value, setValue] = useState<string>();
  const label = t(keyOf('field', field));
  const reveal = useMutation<Revealed, Error, string>({
    mutationFn: (reason) => post<Revealed>(`members/${member.id}/reveal`, { field, reason }),
    // The value lives in this component alone: nothing of it stays with the mutation.
    gcTime: 0,
    onSuccess: (answer) => {
      setValue(answer.value);
      setAsking(false);
      reveal.reset();
      void cache.invalidateQueries({ queryKey: ['members', 'history', member.id] });
    },
  });
  const hide = () => setValue(undefined);
  if (masked === null) return <None />;
  return (
    <span className="masked">
      <span className="figures" aria-live="polite">
        {before && <span className="soft">{before} </span>}
        {value ?? masked}
      </span>
      {value !== undefined && <Shown onOver={hide} />}
      {value === undefined && member.reveals.includes(field) && (
        <button
          type="button"
          className="button quiet small"
          aria-label={t('reveal.of', { field: label })}
          onClick={() => {
            reveal.reset();
            setAsking(true);
          }}
        >
          {t('reveal')}
        </button>
      )}
      {asking && (
        <RevealDialog
          title={t('reveal.ask', { field: label, name: member.member_name })}
          perDay={REVEAL.perDay}
          busy={reveal.isPending}
          error={reveal.error}
          onConfirm={(reason) => reveal.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
