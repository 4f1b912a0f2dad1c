import { ErrorState } from '@ipw/ui';
import { ApiError, TEMPORARY } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { PhoneProof } from './PhoneProof';
import { prove } from './room.calls';

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

export function ProvePhone({ phone, onProven }: { phone: string | null; onProven: () => void }) {
  const t = useT();
  return (
    <section className="ui-card ui-stack">
      <h2>{t('room.prove')}</h2>
      {phone && <p className="ui-soft">{t('room.prove_text', { phone })}</p>}
      <PhoneProof
        submit={t('room.prove_submit')}
        onSubmit={async (typed, options) => {
          await prove(typed, options);
          onProven();
        }}
      />
    </section>
  );
}
