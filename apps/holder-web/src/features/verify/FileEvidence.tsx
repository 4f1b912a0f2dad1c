import { shanghaiSecond } from '@ipw/domain';
import { ErrorState } from '@ipw/ui';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/catalogue';
import { evidenceOf } from './evidence-file';

type Found = Awaited<ReturnType<typeof evidenceOf>>;

/** Since when a file that is no certificate is known to have existed. */
export function FileEvidence({ file }: { file: File }) {
  const t = useT();
  const { name } = file;
  const [shown, setShown] = useState<{ file: File } & (Found | { failed: string })>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (found: Found | { failed: string }) => {
      if (current) setShown({ file, ...found });
    };
    evidenceOf(file).then(show, (error: unknown) => show({ failed: (error as Error).message }));
    return () => {
      current = false;
    };
  }, [file, tries]);
  const again = () => {
    setShown(undefined);
    setTries(tries + 1);
  };
  const time = (at: string) => t('certificate.time', { time: shanghaiSecond(new Date(at)) });
  if (shown?.file !== file) return <p>{t('verify.evidence.busy')}</p>;
  if ('failed' in shown) return <ErrorState message={shown.failed} onRetry={again} />;
  const { proofs, waiting } = shown;
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
