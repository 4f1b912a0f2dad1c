import { type CsvCell, shanghaiDay } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useT } from '../i18n/catalogue';
import { saveCsv } from './save-file';

interface Props {
  /** Name of the file, without its day. */
  name: string;
  /** The lines of the file, the heads first. */
  load: () => Promise<readonly (readonly CsvCell[])[]>;
}

/** Downloads a list with its filters as a file for spreadsheets. */
export function CsvButton({ name, load }: Props) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      saveCsv(await load(), `${name} ${shanghaiDay(new Date())}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void run().catch(() => undefined)}>
      {t('list.csv')}
    </Button>
  );
}
