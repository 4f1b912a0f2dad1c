import { ErrorState, toast } from '@ipw/ui';
import { ApiError, TEMPORARY } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { PhoneProof } from './PhoneProof';
import { cooperationOf, prove, type RoomLink } from './room.calls';

const isTemporary = (error: Error) => error instanceof ApiError && TEMPORARY.includes(error.code);

/** The page when the link opens nothing: the phone opens it, too. */
export function NoRoom({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  if (isTemporary(error)) return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <div className="ui-stack">
      <ErrorState message={t('room.no_link')} onRetry={onRetry} />
      <section className="ui-card ui-stack">
        <h2>{t('room.find')}</h2>
        <p className="ui-soft">{t('room.find_text')}</p>
        <PhoneProof
          submit={t('room.find_submit')}
          onSubmit={async (phone, options) => {
            await prove(phone, options);
            onRetry();
          }}
        />
      </section>
    </div>
  );
}

interface ProveProps {
  link: RoomLink;
  /** Masked, where the page knows it. */
  phone: string | null;
  onProven: () => void;
}

/** Proves the brand's phone once in this browser; another phone opens nothing. */
export function ProvePhone({ link, phone, onProven }: ProveProps) {
  const t = useT();
  return (
    <section className="ui-card ui-stack">
      <h2>{t('room.prove')}</h2>
      {phone && <p className="ui-soft">{t('room.prove_text', { phone })}</p>}
      <PhoneProof
        submit={t('room.prove_submit')}
        onSubmit={async (typed, options) => {
          await prove(typed, options);
          if (!(await cooperationOf(link)).proven) return toast('bad', t('room.other_phone'));
          toast('good', t('room.proven'));
          onProven();
        }}
      />
    </section>
  );
}
