import { CASE_IMAGES_SHOWN, type UploadedFile } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useT } from '../i18n/catalogue';
import './entry.css';

/** Pictures of an entry: the first ten with '10 of 20', all on request; each opens in a tab of its own. */
export function EntryPictures({ title, files }: { title: string; files: readonly UploadedFile[] }) {
  const t = useT();
  const [all, setAll] = useState(false);
  if (files.length === 0) return null;
  const shown = all ? files : files.slice(0, CASE_IMAGES_SHOWN);
  return (
    <div>
      <h3>
        {title} <small>{t('entry.shown', { shown: shown.length, total: files.length })}</small>
      </h3>
      <ul className="entry-files">
        {shown.map((file) => (
          <li key={file.image_id}>
            <a href={file.file_path} target="_blank" rel="noreferrer">
              <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {shown.length < files.length && (
        <Button small look="quiet" onClick={() => setAll(true)}>
          {t('entry.show_all')}
        </Button>
      )}
    </div>
  );
}
