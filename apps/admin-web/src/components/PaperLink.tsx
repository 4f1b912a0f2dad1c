import type { UploadedFile } from '@ipw/domain';
import { Word } from './Word';
import type { Key } from '../i18n/words';

/** Opens or downloads a document in a new tab. */
export const PaperLink = ({ file, label }: { file: UploadedFile; label: Key }) => (
  <a className="link" href={file.file_path} target="_blank" rel="noreferrer">
    <Word of={label} />
  </a>
);
