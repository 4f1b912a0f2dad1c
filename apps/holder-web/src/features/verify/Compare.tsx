import type { CertifiedFile } from '@ipw/domain';
import { useState } from 'react';
import { useT } from '../../i18n/catalogue';
import { FilePick } from './FilePick';
import { MOST_BYTES, sha256Of } from './verify-file';

interface Compared {
  name: string;
  /** Undefined: too large to be read here. */
  named: boolean | undefined;
}

/** Whether files at hand are those the certificate names, by their hashes. */
export function Compare({ files }: { files: readonly CertifiedFile[] }) {
  const t = useT();
  const [compared, setCompared] = useState<Compared[]>([]);
  const compare = async (chosen: File[]) => {
    setCompared([]);
    for (const file of chosen) {
      const hash = file.size > MOST_BYTES ? undefined : await sha256Of(file);
      const named = hash === undefined ? undefined : files.some(({ sha256 }) => sha256 === hash);
      setCompared((before) => [...before, { name: file.name, named }]);
    }
  };
  return (
    <section className="verify-compare">
      <h2>{t('verify.compare')}</h2>
      <FilePick
        label={t('verify.compare_choose')}
        hint={t('verify.compare_hint')}
        many
        onFiles={(chosen) => void compare(chosen)}
      />
      <div role="status">
        <ul>
          {compared.map(({ name, named }, index) => (
            <li key={`${String(index)} ${name}`} data-good={named ? 'yes' : 'no'}>
              {named === undefined
                ? t('verify.too_large', { name })
                : t(named ? 'verify.same' : 'verify.different', { name })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
