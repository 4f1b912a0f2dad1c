import { shanghaiSecond } from '@ipw/domain';
import { ErrorState } from '@ipw/ui';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../i18n/catalogue';
import { evidenceOf } from './evidence-file';

/** Since when a file that is no certificate is known to have existed. */
export function FileEvidence({ file }: { file: File }) {
  const t = useT();
  const { name, size, lastModified } = file;
  const { data, error, refetch } = useQuery({
    queryKey: ['evidence', name, size, lastModified],
    queryFn: () => evidenceOf(file),
    gcTime: 0,
  });
  const time = (at: string) => t('certificate.time', { time: shanghaiSecond(new Date(at)) });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p>{t('verify.evidence.busy')}</p>;
  const { proofs, waiting } = data;
  return (
    <section className="verify-verdict" data-good={proofs.some(({ fault }) => !fault) ? 'yes' : 'other'}>
      <h2>{t('verify.evidence')}</h2>
      <p className="verify-name">{name}</p>
      {proofs.length === 0 && <p>{t(waiting ? 'verify.evidence.waiting' : 'verify.evidence.none')}</p>}
      <ul>
        {proofs.map(({ proof: { at, seal, index }, fault }) => (
          <li key={`${String(seal.number)} ${String(index)}`}>
            {fault
              ? t('verify.evidence.wrong', { reason: t(`evidence_fault.${fault}`) })
              : t(seal.stamped_at ? 'verify.evidence.stamped' : 'verify.evidence.sealed', {
                  at: time(at),
                  sealed: time(seal.sealed_at),
                  stamped: seal.stamped_at ? time(seal.stamped_at) : '',
                  number: seal.number,
                })}
          </li>
        ))}
      </ul>
    </section>
  );
}
