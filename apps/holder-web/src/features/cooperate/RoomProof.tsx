import { ErrorState, toast } from '@ipw/ui';
import { useState } from 'react';
import { ApiError } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { PhoneProof } from './PhoneProof';
import { prove } from './room.calls';

interface NoRoomProps {
  error: Error;
  onRetry: () => void;
  /** Whether the address has a key, which opens nothing then. */
  hasKey: boolean;
  /** What the link does not open; by default a cooperation. */
  message?: string;
}

/** The page when the link opens nothing: the phone opens it. Reading again helps only after a fault that passes. */
export function NoRoom({ error, onRetry, hasKey, message }: NoRoomProps) {
  const t = useT();
  const [before, setBefore] = useState<Error>();
  if (error instanceof ApiError && error.isTemporary)
    return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <section className="ui-card ui-stack">
      <h2>{t('room.find')}</h2>
      <p className="ui-soft">{t('room.find_text')}</p>
      {hasKey && <p className="ui-soft">{message ?? t('room.no_link')}</p>}
      {before && before !== error && <p role="alert">{t('room.not_found')}</p>}
      <PhoneProof
        submit={t('room.find_submit')}
        onSubmit={async (phone, options) => {
          await prove(phone, options);
          setBefore(error);
          onRetry();
        }}
      />
    </section>
  );
}

interface ProveProps {
  /** Reads again whether this browser has proven the phone. */
  isProven: () => Promise<boolean>;
  /** Masked, where the page knows it. */
  phone: string | null;
  /** What the proof is for; by default drafts. */
  text?: string;
  onProven: () => void;
}

/** Proves the brand's phone once in this browser; another phone opens nothing. */
export function ProvePhone({ isProven, phone, text, onProven }: ProveProps) {
  const t = useT();
  return (
    <section className="ui-card ui-stack">
      <h2>{t('room.prove')}</h2>
      {phone && <p className="ui-soft">{text ?? t('room.prove_text', { phone })}</p>}
      <PhoneProof
        submit={t('room.prove_submit')}
        onSubmit={async (typed, options) => {
          await prove(typed, options);
          if (!(await isProven())) return toast('bad', t('room.other_phone'));
          toast('good', t('room.proven'));
          onProven();
        }}
      />
    </section>
  );
}
