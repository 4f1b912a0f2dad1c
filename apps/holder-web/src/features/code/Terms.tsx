import { Button, Dialog } from '@ipw/ui';
import { useState } from 'react';
import { useT } from '../../i18n/catalogue';
import { contractDays } from './delivery-words';
import type { TERMS } from './order-values';

const CLAUSES = [1, 2, 3, 4, 5] as const;

/** A button that opens the text of an agreement. */
export function Terms({ term }: { term: (typeof TERMS)[number] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const title = t(`code.terms.${term}`);
  return (
    <>
      <Button
        small
        look="quiet"
        aria-label={t('code.terms.read_named', { title })}
        onClick={() => setOpen(true)}
      >
        {t('code.terms.read')}
      </Button>
      {open && (
        <Dialog title={title} wide onClose={() => setOpen(false)}>
          <ol className="code-terms">
            {CLAUSES.map((clause) => (
              <li key={clause}>{t(`code.terms.${term}.${clause}`, contractDays)}</li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
