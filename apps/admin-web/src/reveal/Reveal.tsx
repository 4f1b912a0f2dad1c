import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/locale';
import { RevealDialog } from './RevealDialog';
import { Shown } from './Shown';
import { reveal } from '../http/resource-calls';
import type { Revealing, RevealedOf } from '../http/call-api';

interface Props<N extends Revealing> {
  resource: N;
  id: string;
  /** Additional fields of the request. */
  body?: object;
  /** Name of the field and its owner. */
  label: string;
  title: string;
  perDay: number;
  /** Whether the caller may unmask it. */
  offered: boolean;
  /** Renders the value, masked when `clear` is undefined. */
  children: (clear: RevealedOf<N> | undefined) => ReactNode;
}

/** Masked values that can be unmasked for a short time with a reason; the values are not cached. */
export function Reveal<N extends Revealing>({
  resource,
  id,
  body,
  label,
  title,
  perDay,
  offered,
  children,
}: Props<N>) {
  const t = useT();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [clear, setClear] = useState<RevealedOf<N>>();
  const revealing = useMutation<RevealedOf<N>, Error, string>({
    mutationFn: (reason) => reveal(resource, id, { ...body, reason }),
    // The values are held by this component only; the mutation cache drops them at once.
    gcTime: 0,
    onSuccess: (answer) => {
      setClear(answer);
      setAsking(false);
      revealing.reset();
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
            revealing.reset();
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
          busy={revealing.isPending}
          error={revealing.error}
          onConfirm={(reason) => revealing.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
