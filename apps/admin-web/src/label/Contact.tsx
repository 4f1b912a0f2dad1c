import { REVEAL } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResourceName } from '../access';
import type { Row } from '../fields/field';
import { post } from '../http/http';
import { useT } from '../i18n/locale';
import { type FieldName, keyOf } from '../i18n/words';
import { RevealDialog } from '../member/RevealDialog';
import { Shown } from '../member/Shown';
import './label.css';

interface Props<F extends FieldName> {
  resource: ResourceName;
  record: Row & Record<F, string> & { reveals: boolean };
  title: string;
  fields: readonly F[];
}

/** People behind a record, masked; for a reason they are shown in clear for a short while, and never kept. */
export function Contact<F extends FieldName>({ resource, record, title, fields }: Props<F>) {
  const t = useT();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [clear, setClear] = useState<Record<F, string>>();
  const label = t('contact');
  const reveal = useMutation<Record<F, string>, Error, string>({
    mutationFn: (reason) => post<Record<F, string>>(`${resource}/${record.id}/reveal`, { reason }),
    // The values live in this component alone: nothing of them stays with the mutation.
    gcTime: 0,
    onSuccess: (answer) => {
      setClear(answer);
      setAsking(false);
      reveal.reset();
      void cache.invalidateQueries({ queryKey: [resource, 'history', record.id] });
    },
  });
  return (
    <div className="contact" aria-live="polite">
      {fields.map((field) => (
        <p key={field}>
          <span className="soft">{t(keyOf('field', field))}</span> {(clear ?? record)[field] || '–'}
        </p>
      ))}
      {clear && <Shown onOver={() => setClear(undefined)} />}
      {!clear && record.reveals && (
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
          title={t('reveal.ask', { field: label, name: title })}
          perDay={REVEAL.contactsPerDay}
          busy={reveal.isPending}
          error={reveal.error}
          onConfirm={(reason) => reveal.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
