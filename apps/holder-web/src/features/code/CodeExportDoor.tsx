import { Button, Dialog } from '@ipw/ui';
import { useState } from 'react';
import { useT } from '../../i18n/catalogue';
import { CodeExportPanel } from './CodeExportPanel';
import type { CodeSource } from './code-export.calls';

/** A button in a list row that opens the record's exports. */
export function CodeExportDoor({ source, title }: { source: CodeSource; title: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={`${t('code.export')}: ${title}`}>
        {t('code.export')}
      </Button>
      {open && (
        <Dialog title={title} wide onClose={() => setOpen(false)}>
          <CodeExportPanel source={source} />
        </Dialog>
      )}
    </>
  );
}
