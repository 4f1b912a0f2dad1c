import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ResourceName } from '../access';
import { post } from '../http/http';
import { useT } from '../i18n/locale';
import { RevealDialog } from './RevealDialog';
import { Shown } from './Shown';

interface Props<V> {
  resource: ResourceName;
  id: string;
  /** What is sent beside the reason. */
  body?: object;
  /** What is revealed, and whose it is. */
  label: string;
  title: string;
  perDay: number;
  /** Whether the caller may ask. */
  offered: boolean;
  /** Masked without an answer. */
  children: (clear: V | undefined) => ReactNode;
}

/** Masked values; for a reason they are shown in clear for a short while, and never kept. */
export function Reveal<V>({ resource, id, body, label, title, perDay, offered, children }: Props<V>) {
  const t = useT();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [clear, setClear] = useState<V>();
  const reveal = useMutation<V, Error, string>({
    mutationFn: (reason) => post<V>(`${resource}/${id}/reveal`, { ...body, reason }),
    // The values live in this component alone: nothing of them stays with the mutation.
    gcTime: 0,
    onSuccess: (answer) => {
      setClear(answer);
      setAsking(false);
      reveal.reset();
      void cache.invalidateQueries({ queryKey: [resource, 'history', id] });
    },
  });
  return (
    <>
      {children(clear)}
      {clear && <Shown onOver={() => setClear(undefined)} />}
      {!clear && offered && (
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
          perDay={perDay}
          busy={reveal.isPending}
          error={reveal.error}
          onConfirm={(reason) => reveal.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
